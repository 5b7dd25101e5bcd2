import type { Page } from "@playwright/test";
import type { ChoiceQuestion, Plan } from "@sat/contract";
import { answerRight } from "../src/answer-right.ts";
import { letDaysPass } from "../src/day-earlier.ts";
import { expect, test } from "../src/journey.ts";
import { missQuestions } from "../src/miss-questions.ts";
import { QuestionDesk } from "../src/question-desk.ts";

test.use({ kinds: ["choice"] });

const PLAN: Plan = { testDate: null, goal: 1400, days: [1, 2, 3, 4, 5, 6, 7], minutesADay: 60 };

/** How many points the estimated score spans. */
async function spanOfScore(page: Page): Promise<number> {
  await page.goto("/dashboard");
  const line = await page.getByText(/^Estimated score: \d+ to \d+$/).textContent();
  const [low = 0, high = 0] = (line ?? "").match(/\d+/g)?.map(Number) ?? [];
  return high - low;
}

/** What is planned for today. */
async function plannedToday(page: Page): Promise<string> {
  await page.goto("/plan");
  const today = page.getByRole("region", { name: "This week" }).getByRole("listitem").first();
  return (await today.textContent()) ?? "";
}

/** Takes from the dashboard what is due, and answers it right; answers how much it was. */
async function reviewFromDashboard(page: Page): Promise<number> {
  const asked: ChoiceQuestion[] = [];
  page.on("response", async (answer) => {
    // The journey has questions with options alone.
    if (answer.url().endsWith("/api/question")) asked.push((await answer.json()) as ChoiceQuestion);
  });
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "Do This Now" });
  const dueAlone = card.getByText(/: \d questions like those you missed$/);
  await expect(card.getByRole("link", { name: "Start" })).toBeVisible();
  for (let shown = 1; shown < 4 && !(await dueAlone.isVisible()); shown++)
    await card.getByRole("button", { name: "Something else" }).click();
  await expect(dueAlone).toBeVisible();
  const due = Number(/: (\d) questions/.exec((await dueAlone.textContent()) ?? "")?.[1]);
  await card.getByRole("link", { name: "Start" }).click();
  const desk = new QuestionDesk(page);
  for (let number = 1; number <= due; number++) {
    await desk.expectOpen();
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(number);
    expect(await desk.answer(asked[number - 1]?.correctAnswer ?? "A")).toBe(true);
    await page
      .getByRole("button", { name: number === due ? "Finish Review" : "Next Question" })
      .click();
  }
  await expect(page.getByText(`${due} of ${due} right.`)).toBeVisible();
  return due;
}

test("who is placed and misses three meets their twins, and is told what has come of it", async ({
  signedIn: page,
}) => {
  const { request } = page.context();
  await request.patch("/api/me/preferences", { data: { plan: PLAN, planProposed: true } });
  await answerRight(page, 20, { purpose: "placement" });
  await answerRight(page, 40);
  await missQuestions(page, ["H.D", "BOU", "TRA"]);
  await page.goto("/mistakes");
  await expect(page.getByText("3 open, 3 from the last seven days")).toBeVisible();
  await expect(page.getByText(/: 1 this week$/)).not.toHaveCount(0);
  const atFirst = await spanOfScore(page);
  expect(await plannedToday(page)).not.toContain("1 hour");

  await letDaysPass(page);
  expect(await plannedToday(page)).toContain("1 hour");
  expect(await reviewFromDashboard(page)).toBe(3);
  await page.goto("/mistakes");
  await expect(page.getByText("3 open, 3 from the last seven days")).toBeVisible();

  await letDaysPass(page, 3);
  expect(await reviewFromDashboard(page)).toBe(3);
  await page.goto("/mistakes");
  await expect(page.getByText(/^No open mistakes\./)).toBeVisible();
  await expect(page.getByText(/this week$/)).toHaveCount(0);
  await answerRight(page, 40);
  expect(await spanOfScore(page)).toBeLessThan(atFirst);
});
