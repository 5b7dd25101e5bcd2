import { setTimeout as after } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { Learner } from "../lib/learner.ts";
import { movedClock } from "./moved-clock.ts";
import type { Amount, PartReport } from "./part.ts";
import { onSqlite } from "./places.ts";
import { TestBrowser } from "./whole-test/test-browser.ts";

/**
 * Milliseconds between an answer and the kill, from kill to kill another number of them. An answer is on the disk 2 ms
 * after it was given, or 40 on a machine with much else to do: what is killed sooner may lose it.
 */
const SHORTEST = 100;
const LONGEST = 1000;
const STRIDE = 370;

/** What a browser that was killed so many milliseconds after an answer had of the answers by then, opened again. */
interface Kill {
  readonly after: number;
  readonly given: number;
  readonly there: number;
}

/**
 * A module is sat without the network from its first question on, and the browser killed within a second of each
 * answer, until there are as many kills or no more questions. In the end the server has all answers.
 */
export async function killedBrowser({ kills }: Amount): Promise<PartReport> {
  const clock = await movedClock();
  try {
    return await onSqlite(
      async ({ origin }) => {
        const learner = new Learner(origin, "Kim Killed");
        await learner.signIn();
        const browser = await TestBrowser.open({ learner, origin, clock });
        try {
          return await sat(browser, learner, kills);
        } finally {
          await browser.close();
        }
      },
      { variables: () => clock.variables },
    );
  } finally {
    await clock.remove();
  }
}

async function sat(browser: TestBrowser, learner: Learner, most: number): Promise<PartReport> {
  const sitting = await begin(browser);
  const questions = (await learner.readSitting(sitting)).modules[0]?.questions ?? 0;
  await browser.setOffline(true);
  const kills: Kill[] = [];
  while (kills.length < Math.min(most, questions)) {
    const given = kills.length + 1;
    const wait = SHORTEST + ((kills.length * STRIDE) % (LONGEST - SHORTEST));
    await answer(browser.page, given);
    await after(wait);
    await browser.kill();
    await browser.start();
    await browser.page.goto(`/test?id=${sitting}`);
    kills.push({ after: wait, given, there: await countAnswered(browser.page, given) });
    if (given < questions)
      await browser.page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await browser.setOffline(false);
  await handIn(browser.page);
  const report = await learner.readReport(sitting);
  const graded = report.questions.filter(
    ({ userAnswer, entry }) => userAnswer !== null || entry !== undefined,
  ).length;
  // What an earlier kill has lost is missing after each later one as well.
  const losses = kills
    .map((kill, index) => missingAt(kill) - missingAt(kills[index - 1]))
    .filter((lost) => lost > 0);
  return {
    rows: kills,
    summary: `${kills.length} kills, ${losses.length} of them with a loss; ${graded} answers graded`,
    faults: [
      ...losses.map((lost) => `${lost} answers were lost by a kill`),
      ...(graded === kills.length ? [] : [`${graded} of ${kills.length} answers were graded`]),
    ],
  };
}

function missingAt(kill: Kill | undefined): number {
  return kill === undefined ? 0 : kill.given - kill.there;
}

/** Starts a test of one module, and begins it; its id. */
async function begin(browser: TestBrowser): Promise<string> {
  await browser.openTests();
  const { page } = browser;
  await page.getByText("One module", { exact: true }).click();
  await page.getByRole("button", { name: "Start Test" }).click();
  await page.getByRole("button", { name: "Begin Module" }).click();
  await questionAt(page, 1).waitFor();
  return new URL(page.url()).searchParams.get("id") ?? "";
}

function questionAt(page: Page, number: number): Locator {
  return page.getByRole("article", { name: `Question ${number}`, exact: true });
}

async function answer(page: Page, number: number): Promise<void> {
  const question = questionAt(page, number);
  const field = question.getByRole("textbox");
  const option = question.getByRole("radio").first();
  await field.or(option).waitFor();
  if ((await field.count()) > 0) await field.fill("2");
  else await option.check({ force: true });
}

/** How many of the first questions are answered, on a page that has just been opened. */
async function countAnswered(page: Page, given: number): Promise<number> {
  await page.getByRole("button", { name: /^Question \d+ of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Questions" });
  const there = await dialog.getByRole("button", { name: /^Question \d+, answered/ }).count();
  await dialog.getByRole("button", { name: `Question ${given},` }).click();
  return there;
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Question \d+ of/ }).click();
  await page.getByRole("button", { name: "Go to Review Page" }).click();
  await page.getByRole("button", { name: "Hand In Module" }).click();
  await page.getByRole("button", { name: "Hand In", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Test Report" }).waitFor();
}
