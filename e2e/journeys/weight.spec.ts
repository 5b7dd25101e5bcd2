import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "../src/journey.ts";

/** In bytes of script as the network carries it. */
const MOST = { login: 115 * 1024, others: 150 * 1024 };
/** What draws formulas and figures comes with the first question that has one, what keeps for offline at rest. */
const LATE = /\/(?:katex|figure-view|offline-kit)-[^/]*\.js$/;

/** Visits an address as the first page of the app; answers what its scripts weigh, by file. */
async function scriptsOf(page: Page, address: string): Promise<Record<string, number>> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return Object.fromEntries(await Promise.all(responses.filter(isCounted).map(weighed)));
}

function isCounted(response: Response): boolean {
  return response.request().resourceType() === "script" && !LATE.test(pathOf(response));
}

async function weighed(response: Response): Promise<[string, number]> {
  return [pathOf(response), gzipSync(await response.body()).byteLength];
}

function pathOf(response: Response): string {
  return new URL(response.url()).pathname;
}

function sum(weights: Record<string, number>): number {
  return Object.values(weights).reduce((total, each) => total + each, 0);
}

test("the sign-in page brings little script", async ({ page }) => {
  const weights = await scriptsOf(page, "/login");
  expect(sum(weights)).toBeGreaterThan(0);
  expect(sum(weights), JSON.stringify(weights)).toBeLessThanOrEqual(MOST.login);
});

for (const address of [
  "/dashboard",
  "/practice",
  "/quiz",
  "/settings",
  "/study-mode",
  "/study-session?section=math&topic=trigonometry&mode=learning",
  "/study-summary",
]) {
  test(`${address} brings little script`, async ({ signedIn: page }) => {
    const weights = await scriptsOf(page, address);
    expect(sum(weights)).toBeGreaterThan(0);
    expect(sum(weights), JSON.stringify(weights)).toBeLessThanOrEqual(MOST.others);
  });
}
