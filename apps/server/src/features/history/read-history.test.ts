import { AnsweredQuestion, History, Question } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const HISTORY = "/api/history";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

/** Gets a question and answers it; its key is B. */
async function answer(letter: string): Promise<Question> {
  const asked = await browser.post("/api/question", { section: "Math" });
  const question = Question.parse(await asked.json());
  const body = { questionId: question.id, answer: letter, timeSpent: 9000 };
  expect((await browser.post("/api/answers", body)).status).toBe(200);
  server.now = new Date(server.now.getTime() + 60_000);
  return question;
}

async function page(query = ""): Promise<History> {
  const found = await browser.get(`${HISTORY}${query}`);
  expect(found.status).toBe(200);
  return History.strict().parse(await found.json());
}

describe("GET /api/history", () => {
  test("is empty before the first answer", async () => {
    await browser.post("/api/question", { section: "Math" });
    expect(await page()).toEqual({ entries: [], next: null });
  });

  test("tells of every answer, the latest first", async () => {
    const first = await answer("B");
    const second = await answer("C");
    const { entries, next } = await page();
    expect(entries.map(({ questionId }) => questionId)).toEqual([second.id, first.id]);
    expect(entries[1]).toEqual({
      questionId: first.id,
      section: "Math",
      topic: "linear-equations",
      difficulty: "Medium",
      question: first.question,
      correct: true,
      answeredAt: "2026-11-20T12:00:00.000Z",
      timeSpent: 9000,
    });
    expect(next).toBeNull();
  });

  test("comes in pages, each leading to the next", async () => {
    const asked = [await answer("A"), await answer("B"), await answer("C")];
    const newest = await page("?limit=2");
    const oldest = await page(`?limit=2&before=${newest.next}`);
    const listed = [...newest.entries, ...oldest.entries].map(({ questionId }) => questionId);
    expect(listed).toEqual(asked.map(({ id }) => id).toReversed());
    expect(oldest.next).toBeNull();
  });

  test("keeps to a section, a topic and a result", async () => {
    await answer("B");
    await answer("C");
    expect((await page("?section=Reading")).entries).toEqual([]);
    expect((await page("?topic=trigonometry")).entries).toEqual([]);
    expect((await page("?section=Math&topic=linear-equations")).entries).toHaveLength(2);
    const { entries } = await page("?result=incorrect");
    expect(entries.map(({ correct }) => correct)).toEqual([false]);
  });

  test("is each learner's own", async () => {
    await answer("B");
    const other = await server.browser();
    expect(await (await other.get(HISTORY)).json()).toEqual({ entries: [], next: null });
  });

  test.each([
    ["section", "?section=Mixed"],
    ["topic", "?topic=astrology"],
    ["result", "?result=lucky"],
    ["before", "?before=yesterday"],
    ["limit", "?limit=0"],
    ["limit", "?limit=101"],
  ])("refuses a wrong %s in %s", async (field, query) => {
    const problem = await expectProblem(await browser.get(HISTORY + query), 400, "invalid-request");
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  test("refuses whoever is not signed in", async () => {
    await expectProblem(await server.app.request(HISTORY), 401, "not-signed-in");
  });
});

describe("GET /api/history/{id}", () => {
  test("answers the question as it was shown, with the answer", async () => {
    const question = await answer("C");
    const found = await browser.get(`${HISTORY}/${question.id}`);
    expect(AnsweredQuestion.strict().parse(await found.json())).toEqual({
      question,
      userAnswer: "C",
      correct: false,
      autoSubmitted: false,
      answeredAt: "2026-11-20T12:00:00.000Z",
      timeSpent: 9000,
      report: null,
    });
  });

  test("keeps the question closed until it is answered", async () => {
    const asked = await browser.post("/api/question", { section: "Math" });
    const { id } = Question.parse(await asked.json());
    await expectProblem(await browser.get(`${HISTORY}/${id}`), 404, "not-found");
  });

  test("refuses another learner's question as if there were none", async () => {
    const { id } = await answer("B");
    const other = await server.browser();
    const theirs = await expectProblem(await other.get(`${HISTORY}/${id}`), 404, "not-found");
    const none = await other.get(`${HISTORY}/00000000-0000-4000-8000-000000000000`);
    expect(theirs).toEqual(await expectProblem(none, 404, "not-found"));
  });

  test("refuses an id that is none, and whoever is not signed in", async () => {
    await expectProblem(await browser.get(`${HISTORY}/mine`), 400, "invalid-request");
    await expectProblem(await server.app.request(`${HISTORY}/mine`), 401, "not-signed-in");
  });
});
