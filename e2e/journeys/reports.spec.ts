import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Question } from "@sat/contract";
import { expectAccessible } from "../src/accessible.ts";
import { DATA_DIR } from "../src/data-dir.ts";
import { expect, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { StudyDesk } from "../src/study-desk.ts";

const ROOT = join(import.meta.dirname, "../..");

/** What `npm run reports` prints of the records of this run's server. */
function reports(...words: string[]): string {
  const env = { ...process.env, DATA_DIR, DATABASE_URL: "" };
  const command = [join(ROOT, "scripts/reports/reports.ts"), ...words];
  return execFileSync(process.execPath, command, { encoding: "utf8", env });
}

test("an answered question can be reported", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Math");
  await expect(page.getByRole("button", { name: "Report This Question" })).toBeHidden();
  await desk.answer("B");
  await page.getByRole("button", { name: "Report This Question" }).click();
  const dialog = page.getByRole("dialog", { name: "Report This Question" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "reporting");
  await dialog.getByText("Two right answers").click();
  await dialog.getByLabel("In your words").fill("I wonder about A.");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("main").getByText("Thank you: it will be looked into."),
  ).toBeVisible();
  // The keys of the page were the dialog's: the result is still in sight.
  await expect(desk.next).toBeVisible();
});

test("what came of a report is seen in the history", async ({ signedIn: page, person }) => {
  const desk = new PracticeDesk(page);
  const [asked] = await Promise.all([page.waitForResponse("/api/question"), desk.begin("Math")]);
  const { id } = (await asked.json()) as Question; // the server checks it against the contract
  await desk.answer("C");
  const said = { flaw: "unclear", comment: `${person.name} wonders.` };
  await page.context().request.put(`/api/reports/${id}`, { data: said });

  const listed = `${id}  \\S+  unclear  open\\n +“${person.name} wonders.”\\n`;
  expect(reports()).toMatch(new RegExp(`${listed}.*made again the same; the proof: holds`));
  expect(reports("--settle", id, "--outcome", "sound")).toBe(`${id}: sound\n`);

  await page.goto("/history");
  const main = page.getByRole("main");
  await main.getByRole("list").getByRole("group").first().locator("summary").click();
  await expect(main.getByText("It was checked, and is right as it stands.")).toBeVisible();
  await expectAccessible(page, "history with the outcome");
  await page.getByRole("button", { name: "Change Your Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report This Question" });
  await expect(dialog.getByRole("radio", { name: "Unclear" })).toBeChecked();
  await dialog.getByText("Typo").click();
  await dialog.getByRole("button", { name: "Send Report" }).click();
  await expect(main.getByText("Thank you: it will be looked into.")).toBeVisible();
});

test("a question of a study session can be reported too", async ({ signedIn: page }) => {
  const desk = new StudyDesk(page);
  await desk.open("punctuation-mechanics");
  await desk.answer("A");
  await page.getByRole("button", { name: "Report This Question" }).click();
  const dialog = page.getByRole("dialog", { name: "Report This Question" });
  await dialog.getByText("Something else").click();
  await expect(dialog.getByRole("button", { name: "Send Report" })).toBeDisabled();
  await dialog.getByLabel("In your words").fill("The margins are narrow.");
  await dialog.getByRole("button", { name: "Send Report" }).click();
  await expect(
    page.getByRole("main").getByText("Thank you: it will be looked into."),
  ).toBeVisible();
});
