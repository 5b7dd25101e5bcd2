import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../e2e/src/find-browser.ts";
import { atRest } from "../lib/at-rest.ts";
import { BROWSER_FLAGS, cookiesOf } from "../lib/browser.ts";
import { Learner } from "../lib/learner.ts";
import { quantile, rounded } from "../lib/numbers.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { atMost, type Bar } from "./bar.ts";
import { painted } from "./painted.ts";

/** Tests that are started, the first of which warms up server and browser. */
const STARTS = 11;

export interface TestSpeed {
  readonly step: string;
  readonly times: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Most that either may be. */
  readonly barMs: number;
}

/** The bars for whoever sits a test. */
export function testBars(speeds: readonly TestSpeed[]): Bar[] {
  return speeds.flatMap(({ step, p50Ms, p95Ms, barMs }) => [
    atMost(barMs, `milliseconds ${step}, p50`, p50Ms),
    atMost(barMs, `milliseconds ${step}, p95`, p95Ms),
  ]);
}

/** What a learner waits for in a test: its first question, directions pressed away at once, and each other, as painted. */
export async function testSpeeds(): Promise<TestSpeed[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    const server = await startServer({ dataDir });
    try {
      return await inBrowser(server);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function inBrowser(server: ServerProcess): Promise<TestSpeed[]> {
  const learner = new Learner(server.origin, "Ana Sitter");
  await learner.signIn();
  await learner.ask("Mixed");
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    await context.addCookies(cookiesOf(learner, server.origin));
    const page = await context.newPage();
    await atRest(server);
    return await speedsOn(page, learner);
  } finally {
    await browser.close();
  }
}

async function speedsOn(page: Page, learner: Learner): Promise<TestSpeed[]> {
  const starts: number[] = [];
  for (let started = 0; started < STARTS; started++) {
    starts.push(await startTest(page, "Full test"));
    if (started < STARTS - 1) await discard(page, learner);
  }
  const reading = await moves(page);
  await discard(page, learner);
  await startTest(page, "One module");
  const math = await moves(page);
  return [
    speedOf("from Start Test to its first question", 1_000, starts.slice(1)),
    speedOf("from Next to the question of Reading and Writing", 50, reading),
    speedOf("from Next to the question of Math", 50, math),
  ];
}

function speedOf(step: string, barMs: number, times: readonly number[]): TestSpeed {
  const [p50Ms, p95Ms] = [rounded(quantile(times, 0.5)), rounded(quantile(times, 0.95))];
  return { step, times: times.length, p50Ms, p95Ms, barMs };
}

/** Opens the page of tests and starts one: a module is one of Math there, and the whole exam begins with the other section. */
async function startTest(page: Page, kind: "Full test" | "One module"): Promise<number> {
  await page.goto("/tests");
  await page.getByText(kind, { exact: true }).click();
  const start = page.getByRole("button", { name: "Start Test" });
  await start.waitFor();
  await page.waitForLoadState("networkidle");
  return painted(page, () => start.click(), { article: "Question 1", through: "Begin Module" });
}

async function discard(page: Page, learner: Learner): Promise<void> {
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  await learner.send(`DELETE /api/sittings/${id}`);
}

/** From each question of the open module to the next. */
async function moves(page: Page): Promise<number[]> {
  const last = Number(
    /\d+$/.exec(await page.getByRole("button", { name: /^Question 1 of/ }).innerText())?.[0],
  );
  const next = page.getByRole("button", { name: "Next", exact: true });
  const times: number[] = [];
  for (let number = 2; number <= last; number++)
    times.push(await painted(page, () => next.click(), { article: `Question ${number}` }));
  return times;
}
