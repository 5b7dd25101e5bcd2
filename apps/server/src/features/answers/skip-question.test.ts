import { AnsweredQuestion, Export, History, Question } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const SKIPS = "/api/skips";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

async function aQuestion(of = browser): Promise<Question> {
  return Question.parse(await (await of.post("/api/question", { section: "Math" })).json());
}

async function aSkipped(change: object = {}): Promise<Question> {
  const question = await aQuestion();
  const answer = await browser.post(SKIPS, { questionId: question.id, ...change });
  expect(answer.status).toBe(204);
  return question;
}

async function historyOf(of = browser): Promise<History["entries"]> {
  return History.parse(await (await of.get("/api/history")).json()).entries;
}

async function exported(): Promise<Export> {
  return Export.parse(await (await browser.get("/api/me/export")).json());
}

describe("a question that was left unanswered", () => {
  test("stands in the history as skipped, and can be read there", async () => {
    const question = await aSkipped();
    const [entry, ...more] = await historyOf();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ questionId: question.id, correct: null, timeSpent: null });
    const read = await browser.get(`/api/history/${question.id}`);
    const answered = AnsweredQuestion.parse(await read.json());
    expect(answered).toMatchObject({ question, userAnswer: null, correct: null });
  });

  test("counts in no statistic, no streak and no topic", async () => {
    const { user: before, topicProgress } = await exported();
    await aSkipped();
    const after = await exported();
    expect(after.user.stats).toEqual(before.stats);
    expect(after.topicProgress).toEqual(topicProgress);
  });

  test("was left when the device says, as far as that can be", async () => {
    server.now = new Date("2026-11-20T14:00:00.000Z");
    const question = await aQuestion();
    server.now = new Date("2026-11-21T12:00:00.000Z");
    const told = ["2026-11-20T15:00:00.000Z", "2026-11-20T16:00:00.000Z"];
    for (const skippedAt of told) await browser.post(SKIPS, { questionId: question.id, skippedAt });
    await aSkipped({ skippedAt: "2031-01-01T00:00:00.000Z" });
    const times = (await historyOf()).map(({ answeredAt }) => answeredAt);
    expect(times).toEqual(["2026-11-21T12:00:00.000Z", told[0]]);
  });

  test("is answered all the same, and then skipped no more", async () => {
    const { id: questionId } = await aSkipped();
    const answer = await browser.post("/api/answers", { questionId, answer: "B", timeSpent: 1 });
    expect(answer.status).toBe(200);
    expect((await browser.post(SKIPS, { questionId })).status).toBe(204);
    expect(await historyOf()).toMatchObject([{ questionId, correct: true }]);
  });

  test("goes along with an export, and is kept by an import into the account that has it", async () => {
    const question = await aSkipped();
    const data = await exported();
    expect(data.questions).toMatchObject([{ skippedAt: server.now.toISOString(), answer: null }]);
    const heir = await server.browser();
    expect((await heir.post("/api/me/import", data)).status).toBe(200);
    expect(await historyOf(heir)).toMatchObject([{ question: question.question, correct: null }]);
    const later = await aSkipped();
    expect((await browser.post("/api/me/import", data)).status).toBe(200);
    expect((await historyOf()).map(({ question: text }) => text).toSorted()).toEqual(
      [question.question, later.question].toSorted(),
    );
  });

  test("is forgotten by a reset", async () => {
    await aSkipped();
    await browser.delete("/api/me/progress");
    expect(await historyOf()).toEqual([]);
  });
});

describe("to skip a question is refused", () => {
  test("where it is another learner's, or none, alike", async () => {
    const { id } = await aQuestion(await server.browser());
    const theirs = await browser.post(SKIPS, { questionId: id });
    const none = await browser.post(SKIPS, { questionId: "none" });
    expect(await expectProblem(theirs, 404, "not-found")).toEqual(
      await expectProblem(none, 404, "not-found"),
    );
  });

  test.each([
    ["questionId", {}],
    ["questionId", { questionId: "" }],
    ["skippedAt", { questionId: "q", skippedAt: "yesterday" }],
  ])("where %s is wrong: %j", async (field, body) => {
    const answer = await browser.post(SKIPS, body);
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });
});
