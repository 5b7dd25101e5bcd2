import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { SECTIONS, type SectionChoice } from "@sat/item";
import { expectAccessible } from "../src/accessible.ts";
import { answersCounted, expect, serverUser, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { prefer } from "../src/prefer.ts";
import { questionFrom, QuizDesk } from "../src/quiz-desk.ts";
import { stopClock } from "../src/stop-clock.ts";

for (const section of SECTIONS) {
  test(`asks in ${section}, tells a right answer and goes on`, async ({ signedIn: page }) => {
    await prefer(page, { defaultSection: section, defaultDifficulty: "Hard" });
    const quiz = new QuizDesk(page);
    const [question] = await Promise.all([questionFrom(page), quiz.open()]);
    expect(question).toMatchObject({ section, difficulty: "Hard" });
    await expect(quiz.heading).toHaveText("Question 1");
    await expect(quiz.question.getByText(section, { exact: true })).toBeVisible();
    await expect(quiz.question.getByText("Hard", { exact: true })).toBeVisible();
    await expect(quiz.accuracy).toContainText("–%");
    await expect(quiz.submit).toBeDisabled();
    await expect(quiz.next).toBeHidden();

    expect(await quiz.answer(question.correctAnswer)).toBe(true);
    await expect(quiz.accuracy).toHaveText("100%");
    await expect(quiz.option(question.correctAnswer)).toBeDisabled();
    await expect(quiz.submit).toBeDisabled();
    await expect(quiz.feedback).toBeFocused();
    await expect(quiz.explanation).toContainText(`You chose ${question.correctAnswer}`);
    await quiz.goOn();
    await expect(quiz.heading).toHaveText("Question 2");
    await expect(quiz.question).toBeFocused();
    await expect.poll(() => answersCounted(page)).toBe(1);
  });
}

test("opens from the dashboard, and marks a wrong answer and the right one", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard");
  const made = questionFrom(page);
  await page.getByRole("link", { name: "Take the simple quiz" }).click();
  await expect(page).toHaveURL("/quiz");
  await expect(page).toHaveTitle("Quiz · SAT Practice");
  const quiz = new QuizDesk(page);
  await quiz.expectOpen();
  await expect(page.getByRole("heading", { level: 1, name: "Quiz" })).toBeFocused();
  const { correctAnswer } = await made;
  const wrong = correctAnswer === "A" ? "B" : "A";
  expect(await quiz.answer(wrong)).toBe(false);
  await expect(
    quiz.question.getByText(`Incorrect. The correct answer is ${correctAnswer}.`, { exact: true }),
  ).toBeVisible();
  await expect(quiz.option(wrong)).toHaveAccessibleName(/Your answer, incorrect$/);
  await expect(quiz.option(correctAnswer)).toHaveAccessibleName(/Correct answer$/);
  await expect(quiz.accuracy).toHaveText("0%");
});

test("keeps its timer between questions only, and remembers it", async ({ signedIn: page }) => {
  const quiz = new QuizDesk(page);
  await quiz.open();
  await quiz.setup.click();
  await expect(quiz.timerSwitch).toBeChecked();
  await expect(quiz.timerSwitch).toBeDisabled();
  await expect(
    page.getByText("Questions will have a 60-second countdown", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Timer Active", { exact: true })).toBeVisible();
  await expect(quiz.timer).toBeVisible();
  await page.keyboard.press("Escape");
  await quiz.answer("A");
  await expect(quiz.timer).toBeHidden();
  await quiz.setup.click();
  await quiz.timerSwitch.click();
  await expect(page.getByText("Practice without time pressure", { exact: true })).toBeVisible();
  await expect(page.getByText("Untimed Practice", { exact: true })).toBeVisible();
  await expect.poll(async () => (await serverUser(page)).preferences.timerEnabled).toBe(false);
  await page.keyboard.press("Escape");
  await quiz.goOn();
  await expect(quiz.timer).toBeHidden();
});

/** Opens a timed question and stops the clock where so many seconds have just begun to be left. */
async function openWith(quiz: QuizDesk, seconds: number): Promise<void> {
  const { clock } = quiz.page;
  await clock.install();
  await quiz.open();
  await stopClock(quiz.page);
  const left = async () => Number(/0:(\d\d)$/.exec(await quiz.timer.innerText())?.[1]);
  await clock.runFor(1000 * ((await left()) - seconds - 1));
  while ((await left()) > seconds) await clock.runFor(20);
}

/** Lets a stopped clock creep on, for a check that needs its timers, so slowly that the second shown stays. */
async function creepUntil(page: Page, check: Promise<void>): Promise<void> {
  const state = { isDone: false };
  const ended = check.finally(() => (state.isDone = true));
  while (!state.isDone) {
    // The check opens a page of its own, which shares the clock, and may close while it runs.
    await page.clock.runFor(1).catch(() => {});
    await setTimeout(25);
  }
  await ended;
}

for (const [seconds, urgency] of [
  [16, "calm"],
  [15, "warning"],
  [5, "danger"],
] as const) {
  test(`shows ${seconds} seconds left as ${urgency}`, async ({ signedIn: page }) => {
    const quiz = new QuizDesk(page);
    await openWith(quiz, seconds);
    await expect(quiz.timer).toHaveText(`0:${String(seconds).padStart(2, "0")}`);
    await expect(quiz.timer).toHaveAttribute("data-urgency", urgency);
    await creepUntil(page, expectAccessible(page, `${seconds} seconds left`));
    await expect(quiz.timer).toHaveAttribute("data-urgency", urgency);
  });
}

test("submits when the minute is over, and says so", async ({ signedIn: page }) => {
  const quiz = new QuizDesk(page);
  await openWith(quiz, 1);
  await page.clock.runFor(1000);
  await expect(
    quiz.question.getByText("Time's up! Answer automatically submitted.", { exact: true }),
  ).toBeVisible();
  await expect(
    quiz.question.getByText(/^Incorrect\. The correct answer is [A-D]\.$/),
  ).toBeVisible();
  await expect(quiz.timer).toBeHidden();
  await page.clock.resume();
  await expectAccessible(page, "time is up");
  await expect
    .poll(async () => (await serverUser(page)).stats)
    .toMatchObject({ totalQuestions: 1, correctAnswers: 0 });
});

test("shows the explanation on demand, in brief and in full", async ({ signedIn: page }) => {
  await prefer(page, { showExplanationsImmediately: false, feedbackStyle: "brief" });
  const quiz = new QuizDesk(page);
  await quiz.open();
  await quiz.answer("D");
  await expect(page.getByText("Feedback: Brief summaries • Explanations: On demand")).toBeVisible();
  await expect(quiz.explanation).toBeHidden();
  await page.getByRole("button", { name: "Show Explanation" }).click();
  await expectAccessible(page, "brief explanation");
  await page.getByRole("button", { name: "Read Full Explanation" }).click();
  await expect(quiz.explanation).toContainText("You chose D");
  await quiz.explanation.getByText("The other options explained").click();
  await expectAccessible(page, "full explanation");
  await page.getByRole("button", { name: "Hide Explanation" }).click();
  await expect(quiz.explanation).toBeHidden();
});

test("is found after a reload as it was left, and starts over on Reset Quiz", async ({
  signedIn: page,
}) => {
  await prefer(page, { defaultSection: "Writing" });
  const quiz = new QuizDesk(page);
  await quiz.open();
  const isRight = await quiz.answer("C");
  const accuracy = isRight ? "100%" : "0%";
  await quiz.goOn();
  await quiz.option("B").check();
  const text = await quiz.text();
  await page.reload();
  await quiz.expectOpen();
  await expect(quiz.heading).toHaveText("Question 2");
  await expect(quiz.accuracy).toHaveText(accuracy);
  await expect(quiz.option("B")).toBeChecked();
  await expect.poll(() => quiz.text()).toBe(text);
  await quiz.setup.click();
  await quiz.reset.click();
  const dialog = page.getByRole("dialog", { name: "Leave this question?" });
  await dialog.getByRole("button", { name: "Reset Quiz" }).click();
  await expect(quiz.reset).toBeHidden();
  await expect(quiz.heading).toHaveText("Question 1");
  await expect(quiz.accuracy).toContainText("–%");
  await quiz.expectOpen();
  await expect(quiz.option("B")).not.toBeChecked();
});

test("goes by keys alone, which are dead while the list of them is open", async ({
  signedIn: page,
}) => {
  const quiz = new QuizDesk(page);
  await quiz.open();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  await expectAccessible(page, "shortcuts");
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(quiz.option("B")).not.toBeChecked();

  // The focus is on a button; what a letter chooses must be submitted all the same.
  await quiz.setup.focus();
  await page.keyboard.press("3");
  await expect(quiz.option("C")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quiz.feedback).toBeFocused();
  await quiz.goOnByEnter();
  await expect(quiz.heading).toHaveText("Question 2");
  await expect.poll(() => answersCounted(page)).toBe(1);
});

test.describe("without a question", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const section of [...SECTIONS, "Mixed"] satisfies SectionChoice[]) {
    test(`says that one is made, and why none came: ${section}`, async ({ signedIn: page }) => {
      await prefer(page, { defaultSection: section });
      const told = Promise.withResolvers<void>();
      await page.route("/api/question", async (route) => {
        await told.promise;
        await route.abort();
      });
      await page.goto("/quiz");
      await expect(
        page.getByText(`Generating your ${section} question...`, { exact: true }),
      ).toBeVisible();
      await expectAccessible(page, "loading");
      told.resolve();
      await expect(page.getByRole("alert")).toContainText(
        "Failed to load question. Please check your connection and try again.",
      );
      await expectAccessible(page, "error");
      await letThrough(page);
      await page.getByRole("button", { name: "Try Again" }).click();
      await new QuizDesk(page).expectOpen();
      await expect(page.getByRole("alert")).toBeHidden();
    });
  }

  test("refuses one of another shape", async ({ signedIn: page }) => {
    await page.route("/api/question", (route) => route.fulfill({ json: { question: "Why?" } }));
    await page.goto("/quiz");
    await expect(page.getByRole("alert")).toContainText(
      "Invalid question format received. Please try again.",
    );
  });
});

for (const section of SECTIONS) {
  test(`is fit for all in ${section}: question, chosen, submitted`, async ({ signedIn: page }) => {
    await prefer(page, { defaultSection: section, timerEnabled: section !== "Math" });
    await page.clock.install();
    const quiz = new QuizDesk(page);
    await quiz.open();
    await expectAccessible(page, "question");
    await quiz.option("C").check();
    await expectAccessible(page, "chosen");
    await quiz.submit.click();
    await expect(quiz.next).toBeVisible();
    await expectAccessible(page, "submitted");
  });
}
