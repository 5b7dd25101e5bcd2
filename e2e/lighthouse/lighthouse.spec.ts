import { once } from "node:events";
import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { expect, test as base } from "../src/journey.ts";

const LEAST = 0.98;
/** As many as Lighthouse itself advises, for the speed of a machine that others share varies. */
const RUNS = 5;
const CATEGORIES = ["accessibility", "best-practices", "performance", "seo"];

/** Journeys in a browser that Lighthouse can join: its own tab shares the cookies of the journey's. */
const test = base.extend<{ readonly debuggingPort: number }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  debuggingPort: async ({}, use) => use(await freePort()),
  context: async ({ launchOptions, baseURL, debuggingPort }, use) => {
    const context = await chromium.launchPersistentContext("", {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debuggingPort}`],
      ...(baseURL !== undefined && { baseURL }),
    });
    await use(context);
    await context.close();
  },
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("a socket has a port");
  return address.port;
}

/** What Lighthouse gives the page at an address in each category; prints it with what cost points. */
async function scoresOf(address: string, port: number): Promise<Record<string, number>> {
  const run = await lighthouse(address, { port, logLevel: "error", onlyCategories: CATEGORIES });
  if (run === undefined) throw new Error("Lighthouse gave no result");
  const { categories, audits } = run.lhr;
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, score ?? 0]),
  );
  const costly = Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue = "" }) => `${id} ${displayValue}`.trim());
  console.log(new URL(address).pathname, scores, costly);
  return scores;
}

/** Expects of the page at an address what Lighthouse calls good, by the median of the runs in each category. */
async function expectGood(address: string, port: number): Promise<void> {
  const runs: Record<string, number>[] = [];
  while (runs.length < RUNS) runs.push(await scoresOf(address, port));
  const medians = CATEGORIES.map((name) => {
    const sorted = runs.map((run) => run[name] ?? 0).toSorted((one, other) => one - other);
    return [name, sorted[Math.floor(RUNS / 2)] ?? 0] as const;
  });
  console.log(new URL(address).pathname, "median", Object.fromEntries(medians));
  expect(medians.filter(([, score]) => score < LEAST)).toEqual([]);
}

test("the sign-in page is good", async ({ page, debuggingPort }) => {
  await page.goto("/login");
  await expectGood(page.url(), debuggingPort);
});

test("the dashboard is good", async ({ signedIn: page, debuggingPort }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectGood(page.url(), debuggingPort);
});
