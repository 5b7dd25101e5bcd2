import {
  AnswerResult,
  Question,
  SESSION_LENGTH,
  StudyHistory,
  StudyOverview,
  StudySession,
} from "@sat/contract";
import { TOPIC_IDS, type TopicId, TOPICS } from "@sat/item";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel } from "../../testing/models.ts";
import {
  type Browser,
  HOME,
  type Change,
  type TestServer,
  testServer,
} from "../../testing/server.ts";

const LINES = "linear-equations";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const SESSIONS = "/api/study-sessions";

let server: TestServer;
let browser: Browser;
beforeEach(() => restart({ models: [aModel(), aModel({ id: "angles", topic: "trigonometry" })] }));
afterEach(() => server.close());

async function restart(change: Change): Promise<void> {
  server = await testServer(change);
  browser = await server.browser();
}

async function read<Content>(schema: { parse(value: unknown): Content }, answer: Response) {
  expect(answer.status).toBe(200);
  return schema.parse(await answer.json());
}

async function open(topic: TopicId = LINES, mode = "practice"): Promise<StudySession> {
  return read(StudySession.strict(), await browser.post(SESSIONS, { topic, mode }));
}

async function ask(id: string, number: number): Promise<Question> {
  const answer = await browser.post(`${SESSIONS}/${id}/questions`, { number });
  return read(Question, answer);
}

/** The key of every question is B. */
function send(questionId: string, letter: "B" | "C" | null = "B"): Promise<Response> {
  return browser.post("/api/answers", { questionId, answer: letter, timeSpent: 2000 });
}

interface Part {
  readonly from?: number;
  readonly to?: number;
  readonly letter?: "B" | "C";
}

/** Asks and answers the questions of these numbers, right if not told otherwise. */
async function study(id: string, { from = 1, to = SESSION_LENGTH, letter = "B" }: Part = {}) {
  for (let number = from; number <= to; number++) {
    await read(AnswerResult, await send((await ask(id, number)).id, letter));
  }
}

async function session(id: string): Promise<StudySession> {
  return read(StudySession.strict(), await browser.get(`${SESSIONS}/${id}`));
}

async function overview(): Promise<StudyOverview> {
  return read(StudyOverview.strict(), await browser.get("/api/study"));
}

async function progressIn(topic: TopicId) {
  return (await overview()).topics.find((progress) => progress.topic === topic);
}

describe("the overview", () => {
  test("has all topics in the catalogue's order, at the start", async () => {
    const { topics, openSessions } = await overview();
    expect(topics.map(({ topic }) => topic)).toEqual(TOPIC_IDS);
    for (const { topic: _, ...progress } of topics) {
      expect(progress).toEqual({
        completedQuestions: 0,
        masteryLevel: "beginner",
        recentAnswers: 0,
        recentCorrect: 0,
      });
    }
    expect(openSessions).toEqual([]);
  });

  test("counts answers of practice and study, right, wrong and run out of time", async () => {
    const { id } = await open();
    await study(id, { to: 2 });
    await study(id, { from: 3, to: 3, letter: "C" });
    for (const letter of ["B", null] as const) {
      const answer = await browser.post("/api/question", { section: "Math", topic: LINES });
      await send((await read(Question, answer)).id, letter);
    }
    expect(await progressIn(LINES)).toEqual({
      topic: LINES,
      completedQuestions: 5,
      masteryLevel: "beginner",
      recentAnswers: 5,
      recentCorrect: 3,
    });
    expect(await progressIn("trigonometry")).toMatchObject({ completedQuestions: 0 });
  });

  test("raises the level by what was answered right lately", async () => {
    const levels = [];
    for (const letter of ["B", "B", "C", "C"] as const) {
      const { id } = await open();
      server.now = new Date(server.now.getTime() + 60_000);
      await study(id, { letter });
      levels.push((await progressIn(LINES))?.masteryLevel);
    }
    expect(levels).toEqual(["advanced", "mastery", "beginner", "beginner"]);
  });

  test("completes a topic with as many answers as it has questions, and goes no further", async () => {
    const { totalQuestions } = TOPICS.trigonometry;
    for (const answered of [10, 20]) {
      await study((await open("trigonometry")).id);
      const completedQuestions = Math.min(answered, totalQuestions);
      expect(await progressIn("trigonometry")).toMatchObject({ completedQuestions });
    }
  });

  test("tells the sessions begun and not completed, the latest first, and nobody else's", async () => {
    const first = await open();
    await study(first.id, { to: 1 });
    await open("trigonometry");
    server.now = new Date(server.now.getTime() + 60_000);
    const second = await open(LINES, "learning");
    await study(second.id, { to: 1 });
    const { openSessions } = await overview();
    expect(openSessions.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(openSessions[0]).toMatchObject({ mode: "learning", questionsAnswered: 1, score: 1 });
    browser = await server.browser();
    expect((await overview()).openSessions).toEqual([]);
  });
});

describe("a study session, at GET /api/study-sessions/{id},", () => {
  test("starts with nothing answered", async () => {
    const { id, ...rest } = await open();
    expect(rest).toEqual({
      topic: LINES,
      mode: "practice",
      startedAt: "2026-11-20T12:00:00.000Z",
      completedAt: null,
      questionsAnswered: 0,
      score: 0,
      totalTime: 0,
      records: [],
    });
    expect(await session(id)).toEqual({ id, ...rest });
  });

  test("is one session, however often it is started at once", async () => {
    const sessions = await Promise.all(Array.from({ length: 10 }, () => open()));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  });

  test("left and started again, goes on where it was", async () => {
    const { id } = await open();
    const first = await ask(id, 1);
    await send(first.id, "C");
    const second = await ask(id, 2);
    const resumed = await open();
    expect(resumed).toMatchObject({ id, questionsAnswered: 1, score: 0, totalTime: 2000 });
    expect(resumed.records).toEqual([
      { number: 1, question: first, userAnswer: "C", correct: false, timeSpent: 2000 },
    ]);
    expect(await ask(id, 2)).toEqual(second);
  });

  test("is completed by its tenth answer, also sent twice at once, and the next is a new one", async () => {
    const { id } = await open();
    await study(id, { to: 9 });
    const last = await ask(id, 10);
    server.now = new Date("2026-11-20T12:30:00.000Z");
    const [one, other] = await Promise.all([send(last.id, "C"), send(last.id, "C")]);
    expect(await one?.text()).toBe(await other?.text());
    const completed = await session(id);
    expect(completed).toMatchObject({
      completedAt: "2026-11-20T12:30:00.000Z",
      questionsAnswered: 10,
      score: 9,
      totalTime: 20_000,
    });
    expect(completed.records.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await overview()).openSessions).toEqual([]);
    expect((await open()).id).not.toBe(id);
  });

  test("takes no part in questions outside of it", async () => {
    const { id } = await open();
    const answer = await browser.post("/api/question", { section: "Math", topic: LINES });
    await send((await read(Question, answer)).id);
    expect(await session(id)).toMatchObject({ questionsAnswered: 0, records: [] });
  });

  test("takes an option for an answer, and nothing less", async () => {
    const { id } = await open();
    const question = await ask(id, 1);
    const problem = await expectProblem(await send(question.id, null), 400, "invalid-request");
    expect(problem.errors?.[0]?.field).toBe("answer");
    expect(problem.detail).toContain("study session");
    expect(await session(id)).toMatchObject({ questionsAnswered: 0 });
    expect(await progressIn(LINES)).toMatchObject({ completedQuestions: 0 });
    await read(AnswerResult, await send(question.id));
    expect(await session(id)).toMatchObject({ questionsAnswered: 1 });
  });
});

describe("a question of a study session", () => {
  test("is Medium and of the session's topic", async () => {
    const { id } = await open("trigonometry");
    expect(await ask(id, 7)).toMatchObject({
      section: "Math",
      topic: "trigonometry",
      difficulty: "Medium",
      seenBefore: false,
    });
  });

  test("is the same for everyone who asks for its number at once", async () => {
    const { id } = await open();
    const questions = await Promise.all(Array.from({ length: 10 }, () => ask(id, 1)));
    expect(new Set(questions.map((question) => JSON.stringify(question))).size).toBe(1);
    const next = await Promise.all([ask(id, 2), ask(id, 3), ask(id, 2)]);
    expect(next[0]).toEqual(next[2]);
    expect(new Set([questions[0], ...next].map((question) => question?.question)).size).toBe(3);
  });

  test("was not met in practice, nor in another session", async () => {
    await server.close();
    await restart({ models: [aModel({ stock: 25 })] });
    const met = [];
    for (let count = 0; count < 5; count++) {
      met.push(await read(Question, await browser.post("/api/question", { section: "Math" })));
    }
    for (const mode of ["practice", "learning"]) {
      const { id } = await open(LINES, mode);
      for (let number = 1; number <= SESSION_LENGTH; number++) met.push(await ask(id, number));
    }
    expect(new Set(met.map(({ question }) => question)).size).toBe(25);
    expect(met.some(({ seenBefore }) => seenBefore)).toBe(false);
  });

  test("is asked for with word of what was shown", async () => {
    const { id } = await open();
    const first = await ask(id, 1);
    server.now = new Date(server.now.getTime() + 20 * 60_000);
    const body = { number: 2, shown: [first.id, "unknown"] };
    const second = await read(Question, await browser.post(`${SESSIONS}/${id}/questions`, body));
    expect(second.reason).toEqual({ because: "wish", topicAgo: 0, modelAgo: 0 });
  });

  test("comes round when there is no other, and says so when asked again", async () => {
    await server.close();
    await restart({ models: [aModel({ stock: 3 })] });
    const { id } = await open();
    await study(id);
    const { records } = await session(id);
    expect(records.map(({ question }) => question.seenBefore)).toEqual([
      ...Array<boolean>(3).fill(false),
      ...Array<boolean>(7).fill(true),
    ]);
    const { id: next } = await open();
    const again = await Promise.all([ask(next, 1), ask(next, 1)]);
    expect(again[0]).toEqual(again[1]);
    expect(await ask(next, 1)).toMatchObject({ id: again[0]?.id, seenBefore: true });
  });
});

describe("a session discarded by DELETE /api/study-sessions/{id}", () => {
  test("is gone, and what was answered in it still counts", async () => {
    const { id } = await open();
    await study(id, { to: 3 });
    const late = await ask(id, 4);
    expect((await browser.delete(`${SESSIONS}/${id}`)).status).toBe(204);
    expect((await overview()).openSessions).toEqual([]);
    await expectProblem(await browser.get(`${SESSIONS}/${id}`), 404, "not-found");
    await expectProblem(await browser.delete(`${SESSIONS}/${id}`), 404, "not-found");
    const { stats } = await read(AnswerResult, await send(late.id));
    expect(stats).toMatchObject({ totalQuestions: 4, correctAnswers: 4 });
    expect(await progressIn(LINES)).toMatchObject({ completedQuestions: 4, recentCorrect: 4 });
    expect(await open()).toMatchObject({ questionsAnswered: 0, records: [] });
  });

  test("asks no more questions", async () => {
    const { id } = await open();
    await browser.delete(`${SESSIONS}/${id}`);
    const answer = await browser.post(`${SESSIONS}/${id}/questions`, { number: 1 });
    await expectProblem(answer, 404, "not-found");
  });
});

describe("the history", () => {
  async function page(query = ""): Promise<string[]> {
    const answer = await browser.get(`${SESSIONS}${query}`);
    return (await read(StudyHistory.strict(), answer)).sessions.map(({ id }) => id);
  }

  test("has completed sessions, the latest first, page by page", async () => {
    const ids = [];
    for (const hour of [13, 14, 15]) {
      server.now = new Date(`2026-11-20T${hour}:00:00.000Z`);
      const { id } = await open();
      await study(id);
      ids.unshift(id);
    }
    await open();
    expect(await page()).toEqual(ids);
    expect(await page("?limit=2")).toEqual(ids.slice(0, 2));
    expect(await page("?limit=2&before=2026-11-20T14:00:00.000Z")).toEqual(ids.slice(2));
    // The same instant, written otherwise.
    expect(await page("?before=2026-11-20T14:00:00Z")).toEqual(ids.slice(2));
    browser = await server.browser();
    expect(await page()).toEqual([]);
  });

  test("is narrowed to a topic, a mode and a total time", async () => {
    const first = await open();
    await study(first.id);
    const second = await open(LINES, "learning");
    await study(second.id);
    const third = await open("trigonometry");
    await study(third.id, { to: 9 });
    const last = await ask(third.id, 10);
    await browser.post("/api/answers", { questionId: last.id, answer: "B", timeSpent: 1 });
    expect(await page("?topic=trigonometry")).toEqual([third.id]);
    expect(await page("?mode=learning")).toEqual([second.id]);
    expect(await page("?totalTime=18001")).toEqual([third.id]);
    expect(await page(`?topic=${LINES}&mode=practice&totalTime=20000`)).toEqual([first.id]);
    expect(await page("?topic=trigonometry&totalTime=20000")).toEqual([]);
    expect(await page("?totalTime=864000000")).toEqual([]);
  });

  test.each([
    ["limit", "?limit=0"],
    ["limit", "?limit=101"],
    ["limit", "?limit=few"],
    ["before", "?before=yesterday"],
    ["before", "?before=2026-11-20"],
    ["topic", "?topic=alchemy"],
    ["mode", "?mode=exam"],
    ["totalTime", "?totalTime=-1"],
    ["totalTime", "?totalTime=864000001"],
    ["totalTime", "?totalTime=9000000000000"],
  ])("refuses a wrong %s in %s", async (field, query) => {
    const problem = await expectProblem(
      await browser.get(`${SESSIONS}${query}`),
      400,
      "invalid-request",
    );
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe("refuses", () => {
  const calls = [
    ["GET", "/api/study", undefined],
    ["POST", SESSIONS, { topic: LINES, mode: "practice" }],
    ["GET", SESSIONS, undefined],
    ["GET", `${SESSIONS}/${UNKNOWN}`, undefined],
    ["DELETE", `${SESSIONS}/${UNKNOWN}`, undefined],
    ["POST", `${SESSIONS}/${UNKNOWN}/questions`, { number: 1 }],
  ] as const;

  test.each(calls)("whoever is not signed in: %s %s", async (method, path, body) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    await expectProblem(await server.app.request(`${HOME}${path}`, init), 401, "not-signed-in");
  });

  /** The calls on one session, for the same session. */
  const ofOne = (id: string, who = browser) => [
    who.get(`${SESSIONS}/${id}`),
    who.delete(`${SESSIONS}/${id}`),
    who.post(`${SESSIONS}/${id}/questions`, { number: 1 }),
  ];

  test("another learner's session as if there were none", async () => {
    const { id } = await open();
    const other = await server.browser();
    const [theirs, none] = await Promise.all(
      [id, UNKNOWN].map(async (each) =>
        Promise.all(
          (await Promise.all(ofOne(each, other))).map((answer) =>
            expectProblem(answer, 404, "not-found"),
          ),
        ),
      ),
    );
    expect(theirs).toEqual(none);
    expect(await session(id)).toMatchObject({ id, completedAt: null });
  });

  test("an id that is none", async () => {
    for (const answer of await Promise.all([...ofOne("mine"), ...ofOne("%00")])) {
      const problem = await expectProblem(answer, 400, "invalid-request");
      expect(problem.errors?.map(({ field }) => field)).toEqual(["id"]);
    }
  });

  test("to change a session that is completed", async () => {
    const { id } = await open();
    await study(id);
    const [found, ...changes] = await Promise.all(ofOne(id));
    expect(found?.status).toBe(200);
    for (const answer of changes) await expectProblem(answer, 409, "session-completed");
    expect(await session(id)).toMatchObject({ questionsAnswered: SESSION_LENGTH });
  });

  test.each([
    ["topic", { mode: "practice" }],
    ["topic", { topic: "astrology", mode: "practice" }],
    ["mode", { topic: LINES }],
    ["mode", { topic: LINES, mode: "exam" }],
  ])("a wrong %s in %j", async (field, body) => {
    const answer = await browser.post(SESSIONS, body);
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  test.each([[0], [11], [1.5], ["1"], [null]])("the number %j", async (number) => {
    const { id } = await open();
    const answer = await browser.post(`${SESSIONS}/${id}/questions`, { number });
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors?.map((error) => error.field)).toEqual(["number"]);
  });

  test("a question that no model makes", async () => {
    const { id } = await open("literary-passages");
    const answer = await browser.post(`${SESSIONS}/${id}/questions`, { number: 1 });
    await expectProblem(answer, 404, "not-found");
  });
});
