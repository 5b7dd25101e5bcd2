import { EMPTY_STATS, Export, Question, type Stats, User } from "@sat/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const DAY = 86_400_000;
const FIRST_DAY = new Date("2026-11-01T12:00:00.000Z");

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer({ rateLimits: false });
  browser = await server.browser();
});
afterEach(() => server.close());

/** Sets the server's clock to the noon of a day of November. */
function setDay(day: number): void {
  server.now = new Date(FIRST_DAY.getTime() + (day - 1) * DAY);
}

async function answerOn(...days: number[]): Promise<void> {
  for (const day of days) {
    setDay(day);
    const asked = await browser.post("/api/question", { section: "Math" });
    const { id: questionId } = Question.parse(await asked.json());
    await browser.post("/api/answers", { questionId, answer: "B", timeSpent: 9000 });
  }
}

async function statsOf(of = browser): Promise<Stats> {
  return User.parse(await (await of.get("/api/me?timeZone=UTC")).json()).stats;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

test("a missed day takes a freeze by itself, and the next answer goes on with the streak", async () => {
  await answerOn(...WEEK);
  expect((await statsOf()).freezes).toEqual({ left: 1, daysToNext: 7, spentOn: [] });
  setDay(9);
  const kept = { left: 0, spentOn: ["2026-11-08"] };
  expect(await statsOf()).toMatchObject({ currentStreak: 7, freezes: kept });
  await answerOn(9);
  expect(await statsOf()).toMatchObject({ currentStreak: 8, longestStreak: 8, freezes: kept });
});

test("a second missed day without a freeze ends the streak", async () => {
  await answerOn(...WEEK);
  setDay(10);
  expect(await statsOf()).toMatchObject({ currentStreak: 0, longestStreak: 7 });
});

test("a clock that ran ahead and was put back has spent no freeze", async () => {
  await answerOn(...WEEK, 8, 9, 10, 11, 12, 13, 14, 25);
  setDay(17);
  expect(await statsOf()).toMatchObject({ currentStreak: 14, freezes: { left: 0 } });
  await answerOn(17);
  const spentOn = ["2026-11-15", "2026-11-16"];
  expect(await statsOf()).toMatchObject({ currentStreak: 15, freezes: { left: 0, spentOn } });
});

test("an import comes to the same freezes, and a reset to none", async () => {
  await answerOn(...WEEK, 8, 10);
  const stats = await statsOf();
  expect(stats.freezes).toEqual({ left: 0, daysToNext: 5, spentOn: ["2026-11-09"] });
  const file = Export.parse(await (await browser.get("/api/me/export")).json());
  const other = await server.browser();
  expect((await other.post("/api/me/import", file)).status).toBe(200);
  expect(await statsOf(other)).toEqual(stats);
  await browser.delete("/api/me/progress");
  expect(await statsOf()).toEqual(EMPTY_STATS);
});

test("a file of a time without freezes is taken, and comes to those of its days", async () => {
  await answerOn(...WEEK);
  const { user, ...file } = Export.parse(await (await browser.get("/api/me/export")).json());
  const { freezes: _, ...stats } = user.stats;
  const other = await server.browser();
  await other.post("/api/me/import", { ...file, user: { ...user, stats } });
  expect((await statsOf(other)).freezes?.left).toBe(1);
});
