import type { Page } from "@playwright/test";
import { SECTIONS } from "@sat/item";
import { expect, test } from "../src/journey.ts";
import { inEveryLook } from "../src/looks.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { prefer } from "../src/prefer.ts";

const START = new Date("2026-11-20T18:00:00Z");

/** Lets the minute of an open question run down to `seconds`. */
async function runDownTo(page: Page, seconds: number): Promise<void> {
  await expect(page.getByRole("timer")).toBeVisible();
  await page.clock.pauseAt(new Date(START.getTime() + 20_000));
  const [, left] = /0:(\d\d)$/.exec(await page.getByRole("timer").innerText()) ?? [];
  await page.clock.runFor(1000 * (Number(left) - seconds));
}

/** Opens what tells that the question was checked, for a picture of it. */
async function takeChecked(page: Page, take: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByRole("dialog", { name: "Checked" })).toBeVisible();
  await take();
  await page.keyboard.press("Escape");
}

inEveryLook((take) => {
  test("practice", async ({ signedIn: page }) => {
    const desk = new PracticeDesk(page);
    await desk.open();
    await take(page, "practice-idle", "whole");
    for (const section of SECTIONS) {
      await desk.begin(section);
      await take(page, `practice-${section}`);
      await takeChecked(page, () => take(page, `practice-${section}-checked`));
      await page.keyboard.press("g");
      await take(page, `practice-${section}-guess`);
      await desk.answer("B");
      await take(page, `practice-${section}-result`);
      await desk.explanation.getByText("The other options explained").click();
      await take(page, `practice-${section}-explained`, "whole");
      await takeChecked(page, () => take(page, `practice-${section}-second-solution`));
    }
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await take(page, "practice-keys");
  });

  test("practice that waits or fails", async ({ signedIn: page }) => {
    await prefer(page, { timerEnabled: false });
    const desk = new PracticeDesk(page);
    await desk.open("Writing");
    await page.route("/api/question", () => new Promise(() => {}));
    await desk.getQuestion.click();
    await take(page, "practice-loading");
    await page.reload();
    await page.route("/api/question", (route) => route.abort("internetdisconnected"));
    await desk.getQuestion.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await take(page, "practice-failed");
  });

  test("practice against the clock", async ({ signedIn: page }) => {
    const desk = new PracticeDesk(page);
    await page.clock.install({ time: START });
    await desk.begin("Math");
    await runDownTo(page, 15);
    await take(page, "practice-timer-warning");
    await page.clock.runFor(10_000);
    await take(page, "practice-timer-danger");
    await page.clock.runFor(5_000);
    await expect(page.getByText(/^Time's up!/)).toBeVisible();
    await take(page, "practice-time-up");
  });

  test("practice with explanations on demand", async ({ signedIn: page }) => {
    await prefer(page, { showExplanationsImmediately: false, feedbackStyle: "brief" });
    const desk = new PracticeDesk(page);
    await desk.begin("Writing");
    await desk.answer("A");
    await take(page, "practice-on-demand", "whole");
    await page.getByRole("button", { name: "Show Explanation" }).click();
    await take(page, "practice-brief", "whole");
  });
});
