import { z } from "@hono/zod-openapi";
import { endpoint } from "./endpoint.ts";

/** What the exam's own report says, copied by hand; which numbers it may say is the server's to tell, field by field. */
const CopiedReport = z.strictObject({
  /** The day of the exam. */
  day: z.iso.date("Expected the day of the exam"),
  /** Points, 200 to 800 in tens. */
  scores: z.strictObject({ "Reading and Writing": z.int(), Math: z.int() }),
  /** The bands of the domains by their names, 1 to 7 from the left; those that were not copied are left out. */
  bands: z.record(z.string(), z.int()),
});

export const ScoreReportRequest = CopiedReport.openapi("ScoreReportRequest");
export type ScoreReportRequest = z.infer<typeof ScoreReportRequest>;

export const CopiedScoreReport = CopiedReport.extend({ id: z.string() }).openapi(
  "CopiedScoreReport",
);
export type CopiedScoreReport = z.infer<typeof CopiedScoreReport>;

export const ScoreReports = z
  .object({
    /** The latest exam first. */
    reports: z.array(CopiedScoreReport),
  })
  .openapi("ScoreReports");
export type ScoreReports = z.infer<typeof ScoreReports>;

const ofOneReport = { params: z.object({ id: z.uuid() }) };
const copied = { required: true, content: { "application/json": { schema: ScoreReportRequest } } };
const reportAnswer = {
  description: "The report as it is kept",
  content: { "application/json": { schema: CopiedScoreReport } },
};
const sample = () => ({
  day: "2026-10-03",
  scores: { "Reading and Writing": 610, Math: 580 },
  bands: { Algebra: 5 },
});
const ANOTHER = "The learner has a report of another content of this day; it can be changed";

export const readScoreReports = endpoint({
  method: "get",
  path: "/api/score-reports",
  summary: "The exam's own score reports that the learner has copied",
  permission: "signed-in",
  offline: "fails",
  responses: {
    200: {
      description: "The reports",
      content: { "application/json": { schema: ScoreReports } },
    },
  },
});

export const addScoreReport = endpoint({
  method: "post",
  path: "/api/score-reports",
  summary: "Keep a score report of the exam, from which ability follows, too; a repeat is harmless",
  permission: "signed-in",
  offline: "fails",
  problems: { 409: ANOTHER },
  sample,
  request: { body: copied },
  responses: { 200: reportAnswer },
});

export const changeScoreReport = endpoint({
  method: "put",
  path: "/api/score-reports/{id}",
  summary: "Put a score report right",
  permission: "signed-in",
  offline: "fails",
  id: "scoreReport",
  problems: { 409: ANOTHER },
  sample,
  request: { ...ofOneReport, body: copied },
  responses: { 200: reportAnswer },
});

export const removeScoreReport = endpoint({
  method: "delete",
  path: "/api/score-reports/{id}",
  summary: "Forget a score report, and what followed from it",
  permission: "signed-in",
  offline: "fails",
  id: "scoreReport",
  request: ofOneReport,
  responses: { 204: { description: "Forgotten" } },
});
