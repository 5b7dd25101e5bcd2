import { AnsweredQuestion, Question, Report } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

const NOBODYS = "00000000-0000-4000-8000-000000000000";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});
afterEach(() => server.close());

async function answered(): Promise<string> {
  const asked = await browser.post("/api/question", { section: "Math" });
  const { id } = Question.parse(await asked.json());
  await browser.post("/api/answers", { questionId: id, answer: "B", timeSpent: 1 });
  return id;
}

async function report(id: string, body: object): Promise<Report> {
  const kept = await browser.put(`/api/reports/${id}`, body);
  expect(kept.status).toBe(200);
  return Report.strict().parse(await kept.json());
}

async function reportInHistory(id: string): Promise<Report | null> {
  const found = await browser.get(`/api/history/${id}`);
  return AnsweredQuestion.parse(await found.json()).report;
}

describe("PUT /api/reports/{id}", () => {
  test("keeps what is wrong, with all it takes to make the item again", async () => {
    const id = await answered();
    const kept = await report(id, { flaw: "wrong-key", comment: "  It is C.  " });
    expect(kept).toEqual({
      flaw: "wrong-key",
      comment: "It is C.",
      reportedAt: "2026-11-20T12:00:00.000Z",
      outcome: null,
    });
    expect(await reportInHistory(id)).toEqual(kept);
    expect(await server.records.reports.list("open")).toMatchObject([
      { id, ...kept, model: "doubles", version: 1, level: "Medium", seed: expect.any(Number) },
    ]);
  });

  test("takes the place of an earlier one, of which nothing has come yet", async () => {
    const id = await answered();
    await report(id, { flaw: "typo" });
    await server.records.reports.settle(id, "fixed");
    const kept = await report(id, { flaw: "unclear", comment: "Which line?" });
    expect(kept.outcome).toBeNull();
    expect(await reportInHistory(id)).toEqual(kept);
    expect(await server.records.reports.list("all")).toHaveLength(1);
  });

  test("shows the learner what came of it", async () => {
    const id = await answered();
    await report(id, { flaw: "two-keys" });
    expect(await server.records.reports.settle(id, "sound")).toBe(true);
    expect((await reportInHistory(id))?.outcome).toBe("sound");
    expect(await server.records.reports.list("open")).toEqual([]);
    expect(await server.records.reports.list("all")).toHaveLength(1);
  });

  test.each([
    ["flaw", { flaw: "boring" }],
    ["flaw", {}],
    ["comment", { flaw: "other" }],
    ["comment", { flaw: "other", comment: "   " }],
    ["comment", { flaw: "typo", comment: "x".repeat(501) }],
    ["comment", { flaw: "typo", comment: "two\nlines" }],
    ["comment", { flaw: "typo", comment: "\u001B[2J" }],
  ])("refuses a wrong %s in %j", async (field, body) => {
    const refused = await browser.put(`/api/reports/${await answered()}`, body);
    const problem = await expectProblem(refused, 400, "invalid-request");
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  test("refuses another learner's question as if there were none", async () => {
    const id = await answered();
    const other = await server.browser();
    const theirs = await other.put(`/api/reports/${id}`, { flaw: "typo" });
    const none = await other.put(`/api/reports/${NOBODYS}`, { flaw: "typo" });
    expect(await expectProblem(theirs, 404, "not-found")).toEqual(
      await expectProblem(none, 404, "not-found"),
    );
    expect(await server.records.reports.list("all")).toEqual([]);
  });

  test("refuses an id that is none, and whoever is not signed in", async () => {
    const answer = await browser.put("/api/reports/mine", { flaw: "typo" });
    await expectProblem(answer, 400, "invalid-request");
    const stranger = await server.app.request("/api/reports/mine", { method: "PUT" });
    await expectProblem(stranger, 401, "not-signed-in");
  });
});
