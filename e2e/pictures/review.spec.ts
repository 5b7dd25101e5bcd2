import { letDaysPass } from "../src/day-earlier.ts";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { missQuestions } from "../src/miss-questions.ts";
import { QuestionDesk } from "../src/question-desk.ts";

inEveryLook((take) => {
  test("a review", async ({ signedIn: page }) => {
    await page.goto("/review");
    await expect(page.getByText("Nothing is due today.")).toBeVisible();
    await take(page, "review-new");
    await missQuestions(page, ["H.D", "BOU", "WIC"]);
    await letDaysPass(page);
    await page.goto("/review?skill=S.D&more=1");
    await expect(page.getByText(/^3 questions are due/)).toBeVisible();
    await take(page, "review-due");
    await page.getByRole("button", { name: "Start Review" }).click();
    const desk = new QuestionDesk(page);
    await desk.expectOpen();
    await take(page, "review-question");
    for (let number = 1; number < 4; number++) {
      await desk.answer("B");
      await desk.goOn();
    }
    await desk.answer("B");
    await take(page, "review-last");
    await page.getByRole("button", { name: "Finish Review" }).click();
    await expect(page.getByRole("region", { name: "Reviewed today" })).toBeVisible();
    await take(page, "review-done", "whole");
  });
});
