import * as contract from "@sat/contract";
import * as scoreReports from "../features/score-reports/score-reports.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** The exam's own score reports, copied by the learner. */
export function addScoreReports(app: App, { records, clock }: Parts): void {
  const context = { scoreReports: records.scoreReports, clock };
  app.openapi(contract.readScoreReports.route, async (c) =>
    c.json(await scoreReports.readScoreReports(c.get("uid"), context), 200),
  );
  app.openapi(contract.addScoreReport.route, async (c) => {
    const copied = { uid: c.get("uid"), report: c.req.valid("json") };
    return c.json(await scoreReports.addScoreReport(copied, context), 200);
  });
  app.openapi(contract.changeScoreReport.route, async (c) => {
    const { id } = c.req.valid("param");
    const change = { uid: c.get("uid"), id, report: c.req.valid("json") };
    return c.json(await scoreReports.changeScoreReport(change, context), 200);
  });
  app.openapi(contract.removeScoreReport.route, async (c) => {
    await scoreReports.removeScoreReport({ uid: c.get("uid"), ...c.req.valid("param") }, context);
    return c.body(null, 204);
  });
}
