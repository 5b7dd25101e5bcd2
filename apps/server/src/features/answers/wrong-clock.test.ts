import { AnswerResult, Export, History, Question, StudyOverview, User } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const DAY = 86_400_000;
const TODAY = new Date("2026-11-20T12:00:00.000Z");

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer({ rateLimits: false });
  browser = await server.browser();
});
afterEach(() => server.close());

/** Sets the server's clock, some days off today. */
function setClock(days: number): void {
  server.now = new Date(TODAY.getTime() + days * DAY);
}

/** Asks and answers; the key is B. What the streak is then. */
async function answer(letter: "A" | "B", given: object = {}): Promise<number> {
  const asked = await browser.post("/api/question", { section: "Math" });
  const { id: questionId } = Question.parse(await asked.json());
  const body = { questionId, answer: letter, timeSpent: 9000, ...given };
  const answered = await browser.post("/api/answers", body);
  return AnswerResult.parse(await answered.json()).stats.currentStreak;
}

/** Answers on today and the three days before. */
async function practiseForFourDays(): Promise<void> {
  for (const days of [-3, -2, -1, 0]) {
    setClock(days);
    await answer("B");
  }
}

async function me(of = browser): Promise<User> {
  return User.parse(await (await of.get("/api/me")).json());
}

async function topicOf(of = browser) {
  const { topics } = StudyOverview.parse(await (await of.get("/api/study")).json());
  return topics.find(({ topic }) => topic === "linear-equations");
}

async function daysInHistory(query = ""): Promise<string[]> {
  const answered = await browser.get(`/api/history?limit=4${query}`);
  const { entries, next } = History.parse(await answered.json());
  const days = entries.map(({ answeredAt }) => answeredAt.slice(0, 10));
  return next === null ? days : [...days, ...(await daysInHistory(`&before=${next}`))];
}

describe("a clock that ran ahead for a while", () => {
  beforeEach(async () => {
    await practiseForFourDays();
    setClock(20);
    for (let given = 0; given < 20; given++) await answer("A");
    expect(await topicOf()).toMatchObject({ masteryLevel: "beginner", recentCorrect: 0 });
    setClock(0);
  });

  test("ends no streak", async () => {
    expect((await me()).stats.currentStreak).toBe(4);
    setClock(1);
    expect(await answer("B")).toBe(5);
  });

  test("leaves mastery to the answers given since", async () => {
    for (let given = 0; given < 16; given++) await answer("B");
    expect(await topicOf()).toMatchObject({ masteryLevel: "mastery", recentCorrect: 20 });
  });

  test("leaves what it dated at the end of the history", async () => {
    const dated = Array.from({ length: 20 }, () => "2026-12-10");
    const own = ["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"];
    expect(await daysInHistory()).toEqual([...own, ...dated]);
  });

  test("leaves an export that can be taken in, and comes to the same", async () => {
    await answer("B");
    const data = Export.parse(await (await browser.get("/api/me/export")).json());
    const heir = await server.browser();
    expect((await heir.post("/api/me/import", data)).status).toBe(200);
    expect((await me(heir)).stats).toEqual((await me()).stats);
    expect(await topicOf(heir)).toEqual(await topicOf());
  });
});

describe("a clock that was behind for a while", () => {
  test("ends no streak, and its answers count", async () => {
    await practiseForFourDays();
    setClock(-20);
    expect(await answer("B")).toBe(1);
    setClock(0);
    expect((await me()).stats).toMatchObject({ totalQuestions: 5, currentStreak: 4 });
    setClock(1);
    expect(await answer("B")).toBe(5);
  });

  test("leaves the answers it dated behind the others", async () => {
    await practiseForFourDays();
    setClock(-20);
    for (let given = 0; given < 20; given++) await answer("A");
    setClock(0);
    for (let given = 0; given < 16; given++) await answer("B");
    expect(await topicOf()).toMatchObject({ recentCorrect: 20 });
    expect((await daysInHistory()).at(-1)).toBe("2026-10-31");
  });
});

describe("time zones", () => {
  test("three of them at one time make no streak of three days", async () => {
    server.now = new Date("2026-11-20T11:00:00.000Z");
    const zones = ["Pacific/Kiritimati", "UTC", "Etc/GMT+12", "Pacific/Kiritimati"];
    const streaks: number[] = [];
    for (const timeZone of zones) streaks.push(await answer("B", { timeZone }));
    expect(streaks).toEqual([1, 2, 2, 2]);
    const data = Export.parse(await (await browser.get("/api/me/export")).json());
    expect((await (await server.browser()).post("/api/me/import", data)).status).toBe(200);
  });

  test("a day that was won on a flight east is a day", async () => {
    server.now = new Date("2026-11-20T09:00:00.000Z");
    expect(await answer("B", { timeZone: "Pacific/Honolulu" })).toBe(1);
    server.now = new Date("2026-11-20T12:00:00.000Z");
    expect(await answer("B", { timeZone: "Pacific/Honolulu" })).toBe(2);
    server.now = new Date("2026-11-20T22:00:00.000Z");
    expect(await answer("B", { timeZone: "Pacific/Kiritimati" })).toBe(3);
  });

  test.each(["+05:00", "-03", "Mars/Olympus", "UTC+5"])("%s is none", async (timeZone) => {
    const body = { questionId: "any", answer: "B", timeSpent: 1, timeZone };
    const refused = await browser.post("/api/answers", body);
    const problem = await expectProblem(refused, 400, "invalid-request");
    const message = "Expected an IANA time zone name, such as America/Chicago";
    expect(problem.errors).toEqual([{ field: "timeZone", message }]);
    const query = encodeURIComponent(timeZone);
    const asked = await browser.get(`/api/me?timeZone=${query}`);
    await expectProblem(asked, 400, "invalid-request");
  });
});
