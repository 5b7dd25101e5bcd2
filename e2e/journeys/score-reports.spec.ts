import { expectAccessible } from "../src/accessible.ts";
import { expect, test } from "../src/journey.ts";

// A wrong field is refused, which the browser notes.
test.use({ expectedErrors: [/status of 400/] });

test("a learner copies two reports of the exam, corrects one, and the estimate follows", async ({
  signedIn: page,
}) => {
  await page.goto("/progress");
  await page.getByRole("link", { name: "Add a score report of the exam" }).click();
  const card = page.getByRole("region", { name: "Score reports of the exam" });
  const add = card.getByRole("button", { name: "Add a Score Report" });
  await add.click();
  const day = card.getByLabel("Day of the exam");
  await expect(day).toBeFocused();
  const today = new Date();
  const ago = (days: number) =>
    new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  await day.fill(ago(90));
  await card.getByLabel("Reading and Writing score").fill("610");
  await card.getByLabel("Math score").fill("705");
  await card.getByLabel("Algebra").selectOption("6 of 7");
  await card.getByRole("button", { name: "Save Report" }).click();
  await expect(card.getByText("Expected a score from 200 to 800 that ends in 0")).toBeVisible();
  await expectAccessible(page, "a score report with a wrong field");

  await card.getByLabel("Math score").fill("700");
  await card.getByRole("button", { name: "Save Report" }).click();
  await expect(card.getByRole("status")).toContainText("it rests on 1 score report");

  await add.click();
  await day.fill(ago(30));
  await card.getByLabel("Reading and Writing score").fill("640");
  await card.getByLabel("Math score").fill("740");
  await card.getByRole("button", { name: "Save Report" }).click();
  await expect(card.getByRole("status")).toContainText("it rests on 2 score reports");
  const scores = page.getByRole("region", { name: "Scores over time" });
  await expect(scores.getByRole("img", { name: /^Math: Real exam/ })).toBeVisible();
  await expectAccessible(page, "scores over time");

  await page.goto("/progress");
  await expect(page.getByText(/Rests on 2 score reports/).first()).toBeVisible();
});
