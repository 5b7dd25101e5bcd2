import {
  type CopiedScoreReport,
  CopiedScoreReport as Copied,
  Question,
  Score,
  type ScoreReportRequest,
  ScoreReports,
} from "@sat/contract";
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

/** The server's clock begins on 20 November 2026. */
function aReport(change: Partial<ScoreReportRequest> = {}): ScoreReportRequest {
  const scores = { "Reading and Writing": 610, Math: 700 };
  return { day: "2026-10-03", scores, bands: { Algebra: 6 }, ...change };
}

async function add(change: Partial<ScoreReportRequest> = {}): Promise<CopiedScoreReport> {
  const answer = await browser.post("/api/score-reports", aReport(change));
  expect(answer.status).toBe(200);
  return Copied.strict().parse(await answer.json());
}

async function reportsOf(of = browser): Promise<CopiedScoreReport[]> {
  return ScoreReports.strict().parse(await (await of.get("/api/score-reports")).json()).reports;
}

async function mathRange(of = browser) {
  const { sections } = Score.parse(await (await of.get("/api/score")).json());
  return sections.find(({ section }) => section === "Math")?.range;
}

const scores = (math: number) => ({ "Reading and Writing": 610, Math: math });

test("a report is kept, and those of later exams are told first", async () => {
  const first = await add();
  const second = await add({ day: "2026-11-07", bands: {} });
  expect(first).toEqual({ id: first.id, ...aReport() });
  expect(await reportsOf()).toEqual([second, first]);
});

test("a newcomer's range rests on a report, on its change, and on none once it is gone", async () => {
  expect(await mathRange()).toBeNull();
  const { id } = await add();
  const high = await mathRange();
  expect(high?.low).toBeGreaterThan(560);
  expect(
    (await browser.put(`/api/score-reports/${id}`, aReport({ scores: scores(400) }))).status,
  ).toBe(200);
  expect((await mathRange())?.high).toBeLessThan(high?.low ?? 0);
  expect((await browser.delete(`/api/score-reports/${id}`)).status).toBe(204);
  expect(await reportsOf()).toEqual([]);
  expect(await mathRange()).toBeNull();
});

test("the answers after a report build on it", async () => {
  await add();
  const asked = await browser.post("/api/question", { section: "Math" });
  const { id: questionId } = Question.parse(await asked.json());
  await browser.post("/api/answers", { questionId, answer: "B", timeSpent: 60_000 });
  expect((await mathRange())?.low).toBeGreaterThan(550);
});

test("the same report again is the one that there is; another of its day is refused", async () => {
  const kept = await add();
  expect(await add()).toEqual(kept);
  const other = await browser.post("/api/score-reports", aReport({ scores: scores(500) }));
  const problem = await expectProblem(other, 409, "another-report-of-day");
  expect(problem.errors?.map(({ field }) => field)).toEqual(["day"]);
  const { id } = await add({ day: "2026-11-07" });
  const moved = await browser.put(`/api/score-reports/${id}`, aReport());
  await expectProblem(moved, 409, "another-report-of-day");
  expect(await reportsOf()).toHaveLength(2);
});

describe.each([
  ["POST", () => browser.post.bind(browser, "/api/score-reports")],
  ["PUT", () => browser.put.bind(browser, `/api/score-reports/${crypto.randomUUID()}`)],
] as const)("%s", (_, call) => {
  test.each([
    ["of no day", { day: "" }, ["day"]],
    ["of a day to come", { day: "2026-11-22" }, ["day"]],
    ["of long ago", { day: "2021-01-01" }, ["day"]],
    [
      "with scores that there are not",
      { scores: { "Reading and Writing": 190, Math: 505 } },
      ["scores.Reading and Writing", "scores.Math"],
    ],
    [
      "with bands that there are not",
      { bands: { Algebra: 8, Geometry: 1 } },
      ["bands.Algebra", "bands.Geometry"],
    ],
  ])("refuses a report %s, and names each field", async (__, change, fields) => {
    const refused = await call()({ ...aReport(), ...change });
    const problem = await expectProblem(refused, 400, "invalid-request");
    expect(problem.errors?.map(({ field }) => field)).toEqual(fields);
    expect(await reportsOf()).toEqual([]);
  });
});

test("another's report is nothing to be seen, changed or forgotten", async () => {
  const { id } = await add();
  const other = await server.browser();
  expect(await reportsOf(other)).toEqual([]);
  await expectProblem(await other.put(`/api/score-reports/${id}`, aReport()), 404, "not-found");
  await expectProblem(await other.delete(`/api/score-reports/${id}`), 404, "not-found");
  expect(await reportsOf()).toHaveLength(1);
});

test("nobody reads or adds a report without signing in", async () => {
  for (const method of ["GET", "POST"]) {
    const answer = await server.app.request("/api/score-reports", { method });
    await expectProblem(answer, 401, "not-signed-in");
  }
});

test("a reset forgets reports, and what followed from them", async () => {
  await add();
  expect((await browser.delete("/api/me/progress")).status).toBe(204);
  expect(await reportsOf()).toEqual([]);
  expect(await mathRange()).toBeNull();
});
