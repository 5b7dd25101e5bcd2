import type { Page, Route } from "@playwright/test";
import { endSession } from "../src/end-session.ts";
import { answersCounted, expect, type Person, signInByForms, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { databases, expectStocked } from "../src/offline-desk.ts";
import { PracticeDesk } from "../src/practice-desk.ts";

test.use({ expectedErrors: [/status of (401|503)/] });

/** What the browser keeps, but for answers that wait to be sent, in practice or in a test. */
async function keptBesideAnswers(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const names = (await databases(page)).map((name) => name ?? "");
  return [...keys, ...names].filter((name) => !/:(answers|test-work):/.test(name));
}

/** How many answers wait in the browser to be sent. */
function unsent(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => /^sat:learner:.+:answers:/.test(key)).length,
  );
}

/** Answers a question; the session is gone by the time that the answer gets to the server. */
async function answerInVain(desk: PracticeDesk, end: () => Promise<void>): Promise<void> {
  const { page } = desk;
  await desk.begin("Math");
  const ended = Promise.withResolvers<void>();
  await page.route("/api/answers", async (route) => {
    await ended.promise;
    await route.continue();
  });
  const sent = page.waitForRequest("/api/answers");
  await desk.answer("B");
  await sent;
  await end();
  ended.resolve();
  await expect(page).toHaveURL("/login");
  await letThrough(page);
  expect(await unsent(page)).toBe(1);
}

test.describe("a session that a visit finds gone", () => {
  test.use({ stocking: true });

  test("leaves nothing on the device", async ({ signedIn: page, context, baseURL }) => {
    const desk = new PracticeDesk(page);
    await desk.begin("Math");
    await expectStocked(page, 1);
    const other = await context.newPage();
    await other.goto("/settings");
    await expect(other.getByRole("button", { name: "Save Settings" })).toBeVisible();
    await endSession(context, baseURL);
    await page.reload();
    for (const each of [page, other]) {
      await expect(each).toHaveURL(/\/login/);
      await expect.poll(() => keptBesideAnswers(each)).toEqual([]);
    }
  });
});

test("a session that a call finds gone ends on every page, and what was answered is sent with the next", async ({
  signedIn: page,
  context,
  baseURL,
  person,
}) => {
  const other = new PracticeDesk(await context.newPage());
  await other.begin("Writing");
  await answerInVain(new PracticeDesk(page), () => endSession(context, baseURL));
  await expect(other.page).toHaveURL("/login");
  await expect.poll(() => keptBesideAnswers(page)).toEqual([]);
  await other.page.close();

  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await popup.getByRole("button", { name: person.email }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(() => unsent(page)).toBe(0);
  expect(await answersCounted(page)).toBe(1);
});

test("another learner is shown nothing of the one whose session is gone, and sends nothing", async ({
  signedIn: page,
  context,
  baseURL,
  person,
}) => {
  const desk = new PracticeDesk(page);
  await answerInVain(desk, () => endSession(context, baseURL));
  const another: Person = { name: "Ben", email: `ben.${person.email}` };
  await signInByForms(page, another);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ben");
  await expect(page.getByRole("link", { name: "Continue your question" })).toBeHidden();
  await desk.begin("Math");
  await desk.answer("A");
  await expect.poll(() => answersCounted(page)).toBe(1);
  // The one that is not this learner's.
  await expect.poll(() => unsent(page)).toBe(1);
  await page.goto("/settings");
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/login");

  await signInByForms(page, person);
  await page.goto("/dashboard");
  await expect.poll(() => unsent(page)).toBe(0);
  expect(await answersCounted(page)).toBe(1);
});

const outages: [string, (route: Route) => Promise<void>][] = [
  ["cannot serve for now", (route) => route.fulfill({ status: 503, body: "" })],
  ["stands behind one that wants a name", (route) => route.fulfill({ status: 401, body: "" })],
];

for (const [state, answer] of outages) {
  test(`a server that ${state} takes nothing from the device`, async ({ signedIn: page }) => {
    const desk = new PracticeDesk(page);
    await desk.begin("Math");
    await desk.option("C").check();
    const asked = await desk.text();
    const kept = await keptBesideAnswers(page);
    await page.route("/api/**", answer);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await keptBesideAnswers(page)).toEqual(expect.arrayContaining(kept));
    await letThrough(page);
    await page.reload();
    await desk.expectOpen();
    await expect(desk.option("C")).toBeChecked();
    await expect.poll(() => desk.text()).toBe(asked);
  });
}
