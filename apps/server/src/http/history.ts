import { readAchievements, readAnsweredQuestion, readHistory, reportQuestion } from "@sat/contract";
import * as achievements from "../features/achievements/read-achievements.ts";
import * as history from "../features/history/read-history.ts";
import * as reports from "../features/reports/report-question.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** What a learner has answered, what that has come to, and what they say of a question. */
export function addHistory(app: App, { records, clock }: Parts): void {
  app.openapi(readHistory.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    const context = { history: records.history, clock };
    return c.json(await history.readHistory(input, context), 200);
  });
  app.openapi(readAnsweredQuestion.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await history.readAnsweredQuestion(name, records), 200);
  });
  app.openapi(readAchievements.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await achievements.readAchievements(input, records), 200);
  });
  app.openapi(reportQuestion.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    const context = { reports: records.reports, clock };
    return c.json(await reports.reportQuestion(input, context), 200);
  });
}
