import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "../src/journey.ts";

/** In bytes of script as the network carries it. */
const MOST = { login: 115 * 1024, others: 150 * 1024 };
/** What keeps for offline, the profile, and what looks for late work come at rest, with parts of their own. */
const AT_REST = /\/(?:offline-kit|profile-card|late-work)-[^/]*\.js$/;
/** What draws and says formulas and figures comes with the first question that has one, or is sent for ahead of it. */
const DRAWS = /\/(?:katex|speech|figure-view)-[^/]*\.js$/;
/** What explains answers comes with the first question, and what takes a typed one with the first that asks for it. */
const ANSWERS = /\/(?:explanation|steps|mistakes|entry-area|entry-result)-[^/]*\.js$/;
/** The bar of tools comes with the first question, and each tool when it is opened. */
const TOOLS = /\/tools-[^/]*\.js$/;
/** What shares the width among two panes comes with the first question that has them. */
const PANES = /\/width-controls-[^/]*\.js$/;

/** What does not count at first, on pages that show no question and on pages that do. */
const LATE = { withoutQuestion: [], withQuestion: [DRAWS, ANSWERS, TOOLS, PANES] };

// What is kept out below.
test.use({ expectedErrors: [/Failed to load resource|profile-card|offline-kit|late-work/] });

/** Visits an address as the first page of the app; answers what its scripts weigh, by file. */
async function scriptsOf(page: Page, address: string): Promise<Record<string, number>> {
  // Whether the page comes to rest before the network does is a matter of luck.
  await page.route(AT_REST, (route) => route.abort());
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return Object.fromEntries(await Promise.all(responses.filter(isScript).map(weighed)));
}

function isScript(response: Response): boolean {
  return response.request().resourceType() === "script";
}

async function weighed(response: Response): Promise<[string, number]> {
  return [pathOf(response), gzipSync(await response.body()).byteLength];
}

function pathOf(response: Response): string {
  return new URL(response.url()).pathname;
}

/** Without those that come late. */
function atFirst(weights: Record<string, number>, late: readonly RegExp[]): Record<string, number> {
  const isLate = (path: string) => late.some((one) => one.test(path));
  return Object.fromEntries(Object.entries(weights).filter(([path]) => !isLate(path)));
}

function expectLittle(weights: Record<string, number>, most: number): void {
  const sum = Object.values(weights).reduce((total, each) => total + each, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum, `${sum}: ${JSON.stringify(weights)}`).toBeLessThanOrEqual(most);
}

test("the sign-in page brings little script", async ({ page }) => {
  expectLittle(await scriptsOf(page, "/login"), MOST.login);
});

for (const address of [
  "/dashboard",
  "/settings",
  "/study-mode",
  "/study-summary",
  "/history",
  "/mistakes",
]) {
  test(`${address} brings little script`, async ({ signedIn: page }) => {
    const weights = await scriptsOf(page, address);
    expectLittle(atFirst(weights, LATE.withoutQuestion), MOST.others);
  });
}

for (const address of [
  "/practice",
  "/quiz",
  "/study-session?section=math&topic=trigonometry&mode=learning",
]) {
  test(`${address} brings little script`, async ({ signedIn: page }) => {
    const weights = await scriptsOf(page, address);
    expectLittle(atFirst(weights, LATE.withQuestion), MOST.others);
  });
}

test("what explains an answer comes with its question, neither sooner nor later", async ({
  signedIn: page,
}) => {
  const weights = await scriptsOf(page, "/practice");
  expect(Object.keys(weights).filter((path) => ANSWERS.test(path))).toEqual([]);
  const explains = page.waitForResponse(/\/explanation-[^/]*\.js$/);
  await page.getByRole("button", { name: "Get Question" }).click();
  await expect(page.getByRole("radiogroup")).toBeVisible();
  expect((await explains).ok()).toBe(true);
});
