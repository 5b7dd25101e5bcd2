import type { BrowserContext, Page } from "@playwright/test";
import type { History } from "@sat/contract";
import { SECTIONS, type SectionChoice } from "@sat/item";
import { askOnly } from "../src/ask-only.ts";
import { answersCounted, expect, signInByForms, test } from "../src/journey.ts";
import { letThrough } from "../src/let-through.ts";
import { expectAppKept, expectPrepared, expectStocked } from "../src/offline-desk.ts";
import { PracticeDesk } from "../src/practice-desk.ts";
import { StudyDesk, studyOverview } from "../src/study-desk.ts";

test.use({ serviceWorkers: "allow", stocking: true, expectedErrors: [/Failed to load resource/] });

const USED_UP =
  "You have used up the questions of this kind that were kept on this device. The next one comes when the connection is back.";

const UNCONFIRMED =
  "The server has not confirmed this session yet. What you see was recorded on this device.";

/** Expects the summary of a session as this device has recorded it. */
async function expectRecordedHere(page: Page): Promise<void> {
  await expect(page.getByText(UNCONFIRMED)).toBeVisible();
  await expect(page.getByRole("definition").nth(2)).toHaveText("10");
  const rows = page.getByRole("list").getByRole("group");
  await expect(rows).toHaveCount(10);
  await rows.first().locator("summary").first().click();
  await expect(rows.first().getByRole("region", { name: "Explanation" })).toBeVisible();
}

/** When the server says that the answers were given, the earliest first. */
async function timesOf(page: Page): Promise<string[]> {
  const answer = await page.context().request.get("/api/history");
  const { entries } = (await answer.json()) as History; // the server checks it against the contract
  const answered = entries.filter(({ correct }) => correct !== null);
  return answered.map(({ answeredAt }) => answeredAt).toReversed();
}

/** Gets a question of a section and answers it; answers its text and when. */
async function answerOne(desk: PracticeDesk, section: SectionChoice) {
  await desk.another(section);
  await desk.expectOpen();
  const text = await desk.text();
  await desk.answer("B");
  return { text, at: new Date().toISOString() };
}

test("practises every section offline, through a reload and a browser that is closed", async ({
  playwright,
  baseURL,
  launchOptions,
  person,
}, info) => {
  const open = async (): Promise<BrowserContext> => {
    const opened = await playwright.chromium.launchPersistentContext(info.outputPath("profile"), {
      ...launchOptions,
      baseURL: baseURL ?? "",
      timezoneId: "America/Chicago",
      reducedMotion: "reduce",
    });
    await askOnly(opened, ["choice"]);
    return opened;
  };
  let context = await open();
  let desk = new PracticeDesk(context.pages()[0] ?? (await context.newPage()));
  await signInByForms(desk.page, person);
  await desk.begin("Reading");
  await expectAppKept(desk.page);
  await expectStocked(desk.page, 3);
  await context.setOffline(true);
  const given: { text: string; at: string }[] = [];
  for (const section of SECTIONS) given.push(await answerOne(desk, section));
  await expect(desk.page.getByTitle("Offline, 3 answers waiting")).toBeVisible();
  await desk.page.reload();
  for (const section of SECTIONS) given.push(await answerOne(desk, section));
  await context.close();

  context = await open();
  await context.setOffline(true);
  desk = new PracticeDesk(await context.newPage());
  await desk.open();
  for (const section of SECTIONS) given.push(await answerOne(desk, section));
  expect(new Set(given.map(({ text }) => text)).size).toBe(9);
  await expect(desk.page.getByTitle("Offline, 9 answers waiting")).toBeVisible();
  const reconnected = new Date().toISOString();
  await context.setOffline(false);
  await expect(desk.page.getByTitle("All answers saved")).toBeVisible();
  expect(await answersCounted(desk.page)).toBe(9);
  const times = await timesOf(desk.page);
  expect(times.toSorted()).toEqual(times);
  expect(times.map((time, at) => time <= (given[at]?.at ?? ""))).toEqual(given.map(() => true));
  expect(times.every((time) => time < reconnected)).toBe(true);
  await context.close();
});

test("a study session goes on offline, also from a page loaded anew", async ({
  signedIn: page,
  context,
}) => {
  const desk = new StudyDesk(page);
  await desk.open("sentence-structure");
  await expectAppKept(page);
  await expectPrepared(page, "sentence-structure", "practice");
  await context.setOffline(true);
  await desk.answer("A");
  await desk.goOn();
  await desk.answer("B");
  await page.reload();
  await desk.expectNumber(2);
  await desk.goOn();
  await desk.answerFrom(3);
  await expect(page.getByTitle("Offline, 10 answers waiting")).toBeVisible();
  await page.reload();
  await desk.complete.click();
  await expect(page).toHaveURL(/study-summary/);
  await expectRecordedHere(page);
  await page.reload();
  await expectRecordedHere(page);
  const figures = await page.getByRole("definition").allTextContents();
  await context.setOffline(false);
  await expect(page.getByText(UNCONFIRMED)).toBeHidden();
  await expect(page.getByRole("definition")).toHaveText(figures);
  await expect.poll(() => answersCounted(page)).toBe(10);
  expect((await studyOverview(page)).openSessions).toEqual([]);
});

test("a topic never studied before is begun offline, and counts as if it had been online", async ({
  signedIn: page,
  context,
}) => {
  // The session is prepared while the page is at rest, question by question.
  test.slow();
  const desk = new StudyDesk(page);
  await desk.open("sentence-structure", "learning");
  await expectAppKept(page);
  await desk.expectOpen();
  await expectPrepared(page, "punctuation-mechanics", "learning");
  expect((await studyOverview(page)).openSessions).toEqual([]);
  await context.setOffline(true);
  await page.goto("/study-mode");
  await page.getByRole("link", { name: "Writing" }).click();
  const topic = page.getByRole("article", { name: /^Punctuation/ });
  await topic.getByRole("link", { name: "Start Topic" }).click();
  await page.getByRole("radio", { name: "Learning Mode" }).check();
  await page.getByRole("link", { name: "Start Learning Session" }).click();
  await desk.expectNumber(1);
  await desk.answer("A");
  await desk.goOn();
  await page.reload();
  await desk.expectNumber(2);
  await desk.answerFrom(2);
  await desk.complete.click();
  await expectRecordedHere(page);
  await context.setOffline(false);
  await expect(page.getByText(UNCONFIRMED)).toBeHidden();
  await expect(page.getByRole("definition").nth(2)).toHaveText("10");
  await expect.poll(() => answersCounted(page)).toBe(10);
});

test("what is looked at without an answer is there offline: every section, and the topic", async ({
  signedIn: page,
  context,
}) => {
  await page.goto("/dashboard");
  await expectAppKept(page);
  await expectStocked(page, 2);
  const topic = "/study-mode?section=math&topic=trigonometry";
  await page.goto(topic);
  await expectPrepared(page, "trigonometry", "practice");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Start Practice Session" }).click();
  const session = new StudyDesk(page);
  await session.expectNumber(1);
  await session.answer("A");
  const desk = new PracticeDesk(page);
  for (const section of SECTIONS) {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: new RegExp(`^${section}`) }).click();
    await desk.expectOpen();
    await desk.answer("A");
  }
  await context.setOffline(false);
  await expect.poll(() => answersCounted(page)).toBe(4);
});

test("two pages never take the same question, and say when there are no more", async ({
  signedIn: page,
  context,
}) => {
  const desks = [new PracticeDesk(page), new PracticeDesk(await context.newPage())];
  for (const desk of desks) await desk.begin("Math");
  await page.bringToFront();
  await expectAppKept(page);
  await expectStocked(page, 2);
  await context.setOffline(true);
  const texts: string[] = [];
  const hasQuestion = async (desk: PracticeDesk) => {
    await desk.another();
    await expect(desk.question.or(desk.page.getByRole("alert")).first()).toBeVisible();
    const isShown = await desk.question.isVisible();
    if (!isShown) return false;
    await desk.expectOpen();
    texts.push(await desk.text());
    return true;
  };
  while ((await Promise.all(desks.map(hasQuestion))).some(Boolean));
  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(texts).size).toBe(texts.length);
  await expect(page.getByRole("alert")).toContainText(USED_UP);
  await context.setOffline(false);
  for (const desk of desks) await desk.expectOpen();
});

test("practice goes on while the store is down, and its answers wait", async ({
  signedIn: page,
}) => {
  const desk = new PracticeDesk(page);
  await desk.begin("Writing");
  await expectStocked(page, 1);
  await page.route("/api/**", (route) =>
    route.fulfill({ status: 503, json: { type: "store-unavailable", status: 503, detail: "" } }),
  );
  await desk.answer("A");
  await desk.goOn();
  await desk.answer("B");
  await expect(page.getByTitle("2 answers waiting")).toBeVisible();
  await page.reload();
  await expect(page.getByTitle("2 answers waiting")).toBeVisible();
  await desk.goOn();
  await letThrough(page);
  await desk.answer("C");
  await page.reload();
  await expect.poll(() => answersCounted(page)).toBe(3);
});
