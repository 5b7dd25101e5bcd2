import { AnswerResult, History, Question, Stats } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

async function aQuestion(of = browser): Promise<string> {
  const answer = await of.post("/api/question", { section: "Math" });
  return Question.parse(await answer.json()).id;
}

async function take(change: Record<string, unknown> = {}): Promise<AnswerResult> {
  const questionId = await aQuestion();
  const body = { questionId, answer: "B", timeSpent: 9000, ...change };
  const answer = await browser.post("/api/answers", body);
  expect(answer.status).toBe(200);
  return AnswerResult.strict().parse(await answer.json());
}

describe("an answer", () => {
  test("is graded from the stored question and counted", async () => {
    expect(await take()).toMatchObject({
      correct: true,
      correctAnswer: "B",
      stats: { totalQuestions: 1, correctAnswers: 1, currentStreak: 1, longestStreak: 1 },
    });
    expect(await take({ answer: "C" })).toMatchObject({
      correct: false,
      correctAnswer: "B",
      stats: { totalQuestions: 2, correctAnswers: 1 },
    });
  });

  test("is wrong when time ran out with nothing chosen", async () => {
    const result = await take({ answer: null, autoSubmitted: true });
    expect(result).toMatchObject({ correct: false, stats: { totalQuestions: 1 } });
  });

  test("is graded without regard to what the client claims", async () => {
    const claims = { answer: "A", correct: true, correctAnswer: "A", score: 100 };
    expect(await take(claims)).toMatchObject({ correct: false, stats: { correctAnswers: 0 } });
  });

  test("sent again, also with another choice, is answered the same and counts once", async () => {
    const questionId = await aQuestion();
    const body = { questionId, answer: "B", timeSpent: 9000 };
    const first = await (await browser.post("/api/answers", body)).text();
    await take();
    const again = await browser.post("/api/answers", { ...body, answer: "D" });
    expect(await again.text()).toBe(first);
    expect((await server.records.users.find(browser.uid))?.user.stats.totalQuestions).toBe(2);
  });

  test("sent twenty times at once is answered the same and counts once", async () => {
    const questionId = await aQuestion();
    const send = () => browser.post("/api/answers", { questionId, answer: "B", timeSpent: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    const stored = await server.records.users.find(browser.uid);
    expect(stored?.user.stats).toMatchObject({ totalQuestions: 1, correctAnswers: 1 });
  });
});

describe("the streak", () => {
  async function streakOf(instant: string, timeZone: string): Promise<number> {
    server.now = new Date(instant);
    return (await take({ timeZone })).stats.currentStreak;
  }

  async function streakRead(instant: string, timeZone: string): Promise<number> {
    server.now = new Date(instant);
    const answer = await browser.get(`/api/me?timeZone=${timeZone}`);
    return Stats.parse(((await answer.json()) as { stats: unknown }).stats).currentStreak;
  }

  test("follows the learner's own days, not those of UTC", async () => {
    // Late on the 20th in Chicago is the 21st in UTC.
    expect(await streakOf("2026-11-20T15:00:00Z", "America/Chicago")).toBe(1);
    expect(await streakOf("2026-11-21T04:00:00Z", "America/Chicago")).toBe(1);
    expect(await streakOf("2026-11-21T15:00:00Z", "America/Chicago")).toBe(2);
    expect(await streakOf("2026-11-23T15:00:00Z", "America/Chicago")).toBe(1);
  });

  test("reads 0 once a day has gone by without an answer, and the longest stays", async () => {
    await streakOf("2026-11-20T15:00:00Z", "America/Chicago");
    expect(await streakRead("2026-11-22T05:59:00Z", "America/Chicago")).toBe(1);
    expect(await streakRead("2026-11-22T06:01:00Z", "America/Chicago")).toBe(0);
    const stored = await server.records.users.find(browser.uid);
    expect(stored?.user.stats.longestStreak).toBe(1);
  });
});

describe("an answer that waited for a connection", () => {
  async function takeLate(answeredAt: string, arrivesAt: string, timeZone = "America/Chicago") {
    const questionId = await aQuestion();
    server.now = new Date(arrivesAt);
    const body = { questionId, answer: "B", timeSpent: 9000, answeredAt, timeZone };
    const answer = await browser.post("/api/answers", body);
    return { questionId, result: AnswerResult.parse(await answer.json()) };
  }

  async function historyOf(): Promise<string[]> {
    const { entries } = History.parse(await (await browser.get("/api/history")).json());
    return entries.map(({ answeredAt }) => answeredAt);
  }

  test("counts on the day it was given, in its place of the history", async () => {
    await take({ timeZone: "America/Chicago" });
    const { result } = await takeLate("2026-11-20T14:00:00.000Z", "2026-11-22T15:00:00.000Z");
    expect(result.stats).toMatchObject({ totalQuestions: 2, currentStreak: 1 });
    const late = await takeLate("2026-11-22T15:01:00.000Z", "2026-11-22T16:00:00.000Z");
    expect(late.result.stats.currentStreak).toBe(1);
    expect(await historyOf()).toEqual([
      "2026-11-22T15:01:00.000Z",
      "2026-11-20T14:00:00.000Z",
      "2026-11-20T12:00:00.000Z",
    ]);
  });

  test("joins the days before and after it, though another device was first", async () => {
    await take();
    const questionId = await aQuestion();
    server.now = new Date("2026-11-22T12:00:00.000Z");
    expect((await take()).stats.currentStreak).toBe(1);
    const body = { questionId, answer: "B", timeSpent: 1 };
    const answeredAt = "2026-11-21T12:00:00.000Z";
    const answer = await browser.post("/api/answers", { ...body, answeredAt });
    const { stats } = AnswerResult.parse(await answer.json());
    expect(stats).toMatchObject({ totalQuestions: 3, currentStreak: 3, longestStreak: 3 });
  });

  test.each([
    ["before its question was issued", "2026-11-01T12:00:00.000Z", "2026-11-20T12:00:00.000Z"],
    ["after it arrived", "2031-01-01T00:00:00.000Z", "2026-11-21T12:00:00.000Z"],
  ])("is not believed to be of an instant %s", async (_, told, counted) => {
    await takeLate(told, "2026-11-21T12:00:00.000Z");
    expect(await historyOf()).toEqual([counted]);
  });

  test("leaves days out that a clock ran ahead to before it was put back", async () => {
    for (const day of ["2026-11-19", "2026-11-25"]) {
      server.now = new Date(`${day}T12:00:00.000Z`);
      await take();
    }
    server.now = new Date("2026-11-20T12:00:00.000Z");
    expect((await take()).stats.currentStreak).toBe(2);
  });

  test("from two devices, the first to arrive counts", async () => {
    const { questionId, result } = await takeLate(
      "2026-11-20T13:00:00.000Z",
      "2026-11-20T15:00:00.000Z",
    );
    const body = { questionId, answer: "C", timeSpent: 1, answeredAt: "2026-11-20T12:30:00.000Z" };
    const second = await browser.post("/api/answers", body);
    expect(await second.json()).toEqual(result);
    expect(await historyOf()).toEqual(["2026-11-20T13:00:00.000Z"]);
  });
});

describe("refuses", () => {
  const body = { questionId: "unknown", answer: "B", timeSpent: 1 };

  test("whoever is not signed in", async () => {
    const request = { method: "POST", body: JSON.stringify(body) };
    await expectProblem(await server.app.request("/api/answers", request), 401, "not-signed-in");
  });

  test("another learner's question as if there were none", async () => {
    const questionId = await aQuestion(await server.browser());
    const theirs = await browser.post("/api/answers", { ...body, questionId });
    const none = await browser.post("/api/answers", body);
    const problem = await expectProblem(theirs, 404, "not-found");
    expect(problem).toEqual(await expectProblem(none, 404, "not-found"));
    expect(problem.detail).toBe("You were not given a question with this id.");
  });

  test.each([
    ["answer", { ...body, answer: "E" }],
    ["entry", { ...body, entry: "3" }],
    ["entry", { ...body, answer: null, entry: "3".repeat(65) }],
    ["timeToFirst", { ...body, timeToFirst: 2 }],
    ["changes", { ...body, changes: 1001 }],
    ["hintsUsed", { ...body, hintsUsed: 4 }],
    ["confidence", { ...body, confidence: "certain" }],
    ["timeSpent", { ...body, timeSpent: -1 }],
    ["timeSpent", { ...body, timeSpent: 1.5 }],
    ["timeSpent", { ...body, timeSpent: 86_400_001 }],
    ["questionId", { ...body, questionId: "" }],
    ["questionId", { ...body, questionId: 7 }],
    ["autoSubmitted", { ...body, autoSubmitted: "yes" }],
    ["timeZone", { ...body, timeZone: "Mars/Olympus" }],
    ["answeredAt", { ...body, answeredAt: "yesterday" }],
  ])("a wrong %s in %j", async (field, wrong) => {
    const answer = await browser.post("/api/answers", wrong);
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });
});
