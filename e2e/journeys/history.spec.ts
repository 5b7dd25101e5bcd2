import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

test("every answer can be opened again as it was shown", async ({ signedIn: page }) => {
  await page.goto("/history");
  await expect(page.getByText("Every question you answer is kept here.")).toBeVisible();
  await expectAccessible(page, "empty history");

  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  const asked = await desk.question.getByRole("radiogroup").innerText();
  await page.getByRole("checkbox", { name: "I'm guessing" }).check();
  const isRight = await desk.answer("B");
  await desk.begin("Reading");
  await desk.answer("C");

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "See your answers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("History");
  const rows = page.getByRole("main").getByRole("list").getByRole("group");
  await expect(rows).toHaveCount(2);
  await expectAccessible(page, "history");

  await page.getByLabel("Section").selectOption("Writing");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL("/history?section=Writing");
  await expect(rows.getByText("Correct", { exact: true })).toHaveCount(Number(isRight));
  await rows.first().locator("summary").click();
  const sheet = rows.first().getByRole("article");
  await expect(sheet.getByRole("radio", { checked: true })).toHaveValue("B");
  await expect(sheet.getByRole("radio").first()).toBeDisabled();
  await expect(sheet.getByRole("region", { name: "Explanation" })).toBeVisible();
  await expect(rows.first().getByText("You marked this as a guess.")).toBeVisible();
  for (const line of asked.split("\n")) await expect(sheet).toContainText(line);
  await expectAccessible(page, "history with a question open");

  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Topic").selectOption("Usage & Conventions");
  await page.getByLabel("Result").selectOption(isRight ? "incorrect" : "correct");
  await expect(page.getByText("No answers fit.")).toBeVisible();
  await expectAccessible(page, "history where nothing fits");
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(rows).toHaveCount(2);
});

test.describe("a history that cannot be loaded", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("says so and comes back", async ({ signedIn: page }) => {
    await page.route(/\/api\/history/, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/history");
    await expect(page.getByRole("alert")).toContainText(
      "Failed to load your history. Please try again.",
    );
    await expectAccessible(page, "history that failed");
    await letThrough(page);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Every question you answer is kept here.")).toBeVisible();
  });
});
