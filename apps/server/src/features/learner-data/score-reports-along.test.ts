import { Export, type ScoreReportRequest, ScoreReports } from "@sat/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
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
  return { day: "2026-10-03", scores: scores(700), bands: { Algebra: 6 }, ...change };
}

const scores = (math: number) => ({ "Reading and Writing": 610, Math: math });

async function add(change: Partial<ScoreReportRequest> = {}, of = browser): Promise<void> {
  expect((await of.post("/api/score-reports", aReport(change))).status).toBe(200);
}

async function exported(): Promise<Export> {
  return Export.parse(await (await browser.get("/api/me/export")).json());
}

async function take(of: Browser, data: object): Promise<void> {
  expect((await of.post("/api/me/import", data)).status).toBe(200);
}

async function reportsOf(of: Browser) {
  return ScoreReports.parse(await (await of.get("/api/score-reports")).json()).reports;
}

test("an export takes score reports along, and what was copied elsewhere stays there", async () => {
  await add();
  await add({ day: "2026-11-07" });
  const data = await exported();
  expect(data.scoreReports).toEqual([aReport({ day: "2026-11-07" }), aReport()]);
  const heir = await server.browser();
  await add({ scores: scores(500) }, heir);
  await take(heir, data);
  const taken = await reportsOf(heir);
  expect(taken.map((report) => [report.day, report.scores.Math])).toEqual([
    ["2026-11-07", 700],
    ["2026-10-03", 500],
  ]);
});

test("an import with a score report that is none is refused as a whole", async () => {
  const none = [aReport({ day: "2027-01-01" }), aReport({ scores: scores(7) }), aReport()];
  const refused = await browser.post("/api/me/import", {
    ...(await exported()),
    scoreReports: none,
  });
  const problem = await expectProblem(refused, 400, "invalid-export");
  expect(problem.errors?.map(({ field }) => field)).toEqual([
    "scoreReports.0.day",
    "scoreReports.1.scores.Math",
    "scoreReports.day",
  ]);
});

test("a score report is taken along that has become too old to be copied anew", async () => {
  await add({ day: "2022-01-08" });
  const data = await exported();
  server.now = new Date("2028-01-01T12:00:00Z");
  const heir = await server.browser();
  await take(heir, data);
  expect(await reportsOf(heir)).toHaveLength(1);
});
