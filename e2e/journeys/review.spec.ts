import type { ChoiceQuestion } from "@sat/contract";
import { expectAccessible } from "../src/accessible.ts";
import { letDaysPass } from "../src/day-earlier.ts";
import { expect, test } from "../src/journey.ts";
import { missQuestions } from "../src/miss-questions.ts";
import { QuestionDesk } from "../src/question-desk.ts";

test.use({ kinds: ["choice"] });

test("what was missed is due the next day, and comes back later once it is right", async ({
  signedIn: page,
}) => {
  const asked: ChoiceQuestion[] = [];
  page.on("response", async (answer) => {
    // The journey has questions with options alone.
    if (answer.url().endsWith("/api/question")) asked.push((await answer.json()) as ChoiceQuestion);
  });
  await missQuestions(page, ["H.D", "BOU"]);
  await page.goto("/mistakes");
  await page.getByRole("link", { name: "Review What Is Due" }).click();
  await expect(page.getByText("The next review is tomorrow.")).toBeVisible();
  await expectAccessible(page, "review with nothing due");

  await letDaysPass(page);
  await page.goto("/review");
  await expect(page.getByText(/^2 questions are due, about \d+ minutes?\.$/)).toBeVisible();
  await expectAccessible(page, "review before it begins");
  await page.getByRole("button", { name: "Start Review" }).click();
  const desk = new QuestionDesk(page);
  await desk.expectOpen();
  await expect(page.getByRole("heading", { name: "Question 1 of 2" })).toBeVisible();
  await expect(desk.question.getByText(/^Due again: .+, missed on /)).toBeVisible();
  await expectAccessible(page, "a question for review");
  expect(await desk.answer(asked[0]?.correctAnswer ?? "A")).toBe(true);
  await desk.goOn();

  await page.reload();
  await desk.expectOpen();
  await expect(page.getByRole("heading", { name: "Question 2 of 2" })).toBeVisible();
  const second = asked.at(-1)?.correctAnswer === "A" ? "B" : "A";
  expect(await desk.answer(second)).toBe(false);
  await page.getByRole("button", { name: "Finish Review" }).click();
  await expect(page.getByText("1 of 2 right.")).toBeVisible();
  const rows = page.getByRole("region", { name: "Reviewed today" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: /Right, back on \w+day, / })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Missed, back tomorrow" })).toHaveCount(1);
  await expectAccessible(page, "review when it is done");

  await page.reload();
  await expect(page.getByText("That is all for today.")).toBeVisible();
});
