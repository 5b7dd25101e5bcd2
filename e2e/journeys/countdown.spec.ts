import type { Page } from "@playwright/test";
import { answersCounted, expect, serverUser, test } from "../src/journey.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { isSeen } from "../src/seen.ts";
import { stopClock } from "../src/stop-clock.ts";

/** Opens a question and stops the clock; answers the whole seconds left. */
async function beginAndStop(desk: PracticeDesk): Promise<number> {
  await desk.page.clock.install();
  await desk.begin("Math");
  await stopClock(desk.page);
  return secondsLeft(desk);
}

async function secondsLeft({ timer }: PracticeDesk): Promise<number> {
  const [, minutes, seconds] = /(\d):(\d\d)$/.exec(await timer.innerText()) ?? [];
  return 60 * Number(minutes) + Number(seconds);
}

function pass(page: Page, seconds: number): Promise<void> {
  return page.clock.runFor(1000 * seconds);
}

test("warns at fifteen seconds, alarms at five, and submits at none", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  const left = await beginAndStop(desk);
  expect(left).toBeGreaterThan(30);
  await expect(page.getByText("Timer Active")).toBeVisible();
  const states = [
    [16, "calm"],
    [15, "warning"],
    [6, "warning"],
    [5, "danger"],
    [1, "danger"],
  ] as const;
  let shown = left;
  for (const [seconds, urgency] of states) {
    await pass(page, shown - seconds);
    shown = seconds;
    await expect(desk.timer).toHaveText(`0:${String(seconds).padStart(2, "0")}`);
    await expect(desk.timer).toHaveAttribute("data-urgency", urgency);
  }
  await pass(page, 1);
  await expect(page.getByRole("main")).toContainText("Time's up! Answer automatically submitted.");
  await expect(
    desk.question.getByText(/^Incorrect\. The correct answer is [A-D]\.$/),
  ).toBeVisible();
  await expect(desk.timer).toBeHidden();
  await desk.expectScore(0, 1);
  await expect
    .poll(async () => (await serverUser(page)).stats)
    .toMatchObject({ totalQuestions: 1, correctAnswers: 0 });
});

test("closes what is unfolded from the bar when it runs out, and shows what the answer is told", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = new PracticeDesk(page);
  const left = await beginAndStop(desk);
  await desk.setup.click();
  await expect(desk.getQuestion).toBeVisible();
  // The focus is on the bar's button, beside the popover: the keys are dead all the same.
  await page.keyboard.press("b");
  await expect(desk.option("B")).not.toBeChecked();
  await pass(page, left);
  await expect(desk.feedback).toBeFocused();
  await expect(desk.getQuestion).toBeHidden();
  await expect.poll(() => isSeen(desk.feedback.getByText("Time's up!"))).toBe(true);
});

test("gives the focus to what the answer is told once a dialog over it is closed", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  const left = await beginAndStop(desk);
  await desk.option("A").focus();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  await pass(page, left);
  await expect(desk.feedback).toBeVisible();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(desk.feedback).toBeFocused();
});

test("has run out and the right answer is told in one column", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const desk = new PracticeDesk(page);
  await pass(page, await beginAndStop(desk));
  await expect(desk.feedback).toBeFocused();
  const starts = await desk.feedback.getByText(/^(Time's up!|Incorrect)/).evaluateAll((lines) =>
    lines.map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line.lastChild ?? line);
      return words.getBoundingClientRect().left;
    }),
  );
  expect(starts).toHaveLength(2);
  expect(new Set(starts).size).toBe(1);
});

test("keeps the time that is left over a reload", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  const left = await beginAndStop(desk);
  await pass(page, 7);
  expect(await secondsLeft(desk)).toBe(left - 7);
  await page.reload();
  await desk.expectOpen();
  expect(await secondsLeft(desk)).toBe(left - 7);
  await pass(page, 2);
  expect(await secondsLeft(desk)).toBe(left - 9);
});

test("stops with the answer", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await beginAndStop(desk);
  const isRight = await desk.answer("B");
  await pass(page, 120);
  await expect(page.getByText("Time's up!")).toBeHidden();
  await desk.expectScore(Number(isRight), 1);
  await expect.poll(() => answersCounted(page)).toBe(1);
});

test("is switched off between questions, for good", async ({ signedIn: page }) => {
  const desk = new PracticeDesk(page);
  await desk.open("Math");
  await expect(desk.timerSwitch).toBeChecked();
  await expect(page.getByText("Questions will have a 60-second countdown timer")).toBeVisible();
  await desk.timerSwitch.click();
  await expect(page.getByText("Practice without time pressure")).toBeVisible();
  await expect.poll(async () => (await serverUser(page)).preferences.timerEnabled).toBe(false);
  await desk.getQuestion.click();
  await desk.expectOpen();
  await expect(desk.timer).toBeHidden();
  await desk.setup.click();
  await expect(desk.timerSwitch).toBeHidden();
  await page.keyboard.press("Escape");
  await desk.answer("C");
  await desk.setup.click();
  await expect(desk.timerSwitch).not.toBeChecked();
});
