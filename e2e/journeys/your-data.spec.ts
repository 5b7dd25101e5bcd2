import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { Export } from "@sat/contract";
import { expectAccessible } from "../src/accessible.ts";
import { answersCounted, expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { continueAs, openPopup } from "../src/provider.ts";

const ANSWERS = 3;

async function practise(page: Page): Promise<void> {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  for (let number = 1; number <= ANSWERS; number++) {
    await desk.answer("B");
    if (number < ANSWERS) await desk.goOn();
  }
  await expect.poll(() => answersCounted(page), "answers on the server").toBe(ANSWERS);
}

async function openSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Your Data" })).toBeVisible();
}

async function kept(page: Page, link: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).click(),
  ]);
  return file;
}

async function confirm(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole("button", { name: title }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await expectAccessible(page, title);
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

test.describe("what is kept of a learner", () => {
  // Importing where there are answers is refused; after the deletion nobody is signed in.
  test.use({ expectedErrors: [/status of (409 .*\/import|401 .*\/api\/me)/] });

  test("is theirs to take, to reset, to bring back and to delete", async ({
    signedIn: page,
    person,
  }) => {
    await practise(page);
    await openSettings(page);
    await expectAccessible(page, "settings with data");
    const table = await readFile(await (await kept(page, "Export Answers (CSV)")).path(), "utf8");
    expect(table.match(/\r\n/g)).toHaveLength(ANSWERS + 1);
    const file = await (await kept(page, "Export Everything")).path();
    const { questions } = Export.parse(JSON.parse(await readFile(file, "utf8")));
    expect(questions.filter(({ answer }) => answer !== null)).toHaveLength(ANSWERS);

    const input = page.locator("input[type=file]");
    const dialog = page.getByRole("dialog", { name: "Import" });
    await input.setInputFiles(file);
    await dialog.getByRole("button", { name: "Import" }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      "This account has answers already, or a test under way or on paper. Reset your progress first, which removes them, or import into a new account.",
    );
    await expectAccessible(page, "import refused");
    await page.keyboard.press("Escape");

    await confirm(page, "Reset Progress", "Reset");
    await expect(page.getByText("Your progress has been reset.")).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Your Progress")).toBeHidden();

    await openSettings(page);
    await input.setInputFiles(file);
    await dialog.getByRole("button", { name: "Import" }).click();
    await expect(page.getByText(`Imported: ${ANSWERS} answers`)).toBeVisible();
    await page.goto("/history");
    const rows = page.getByRole("main").getByRole("list").getByRole("group");
    await expect(rows).toHaveCount(ANSWERS);

    await openSettings(page);
    await confirm(page, "Delete Account", "Delete");
    await expect(page).toHaveURL("/login");
    await page.reload();
    await expect(page).toHaveURL("/login");
    await continueAs(await openPopup(page), person);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Your Progress")).toBeHidden();
    await page.goto("/history");
    await expect(page.getByText("Every question you answer is kept here.")).toBeVisible();
  });
});
