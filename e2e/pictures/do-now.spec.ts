import { answerRight } from "../src/answer-right.ts";
import { letDaysPass } from "../src/day-earlier.ts";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { missQuestions } from "../src/miss-questions.ts";
import { prefer } from "../src/prefer.ts";

inEveryLook((take) => {
  test("what to do now", async ({ signedIn: page }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "When is your test?" })).toBeVisible();
    await take(page, "first-run", "whole");
    await prefer(page, { planProposed: true });
    await answerRight(page, 20);
    await missQuestions(page, ["H.D", "BOU", "Q.A"]);
    await letDaysPass(page);
    await page.goto("/dashboard");
    const card = page.getByRole("region", { name: "Do This Now" });
    await expect(card.getByRole("link", { name: "Start" })).toBeVisible();
    await take(page, "do-now", "whole");
  });
});
