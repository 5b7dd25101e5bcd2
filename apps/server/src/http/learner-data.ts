import { deleteAccount, exportAnswers, exportData, importData, resetProgress } from "@sat/contract";
import { readMe } from "../features/account/account.ts";
import * as forget from "../features/learner-data/forget.ts";
import { takeImport } from "../features/learner-data/take-import.ts";
import { writeExport } from "../features/learner-data/write-export.ts";
import { writeTable } from "../features/learner-data/write-table.ts";
import { readOverview } from "../features/study/overview.ts";
import { invalidExport } from "../problems/refusal.ts";
import { download } from "./download.ts";
import type { Parts } from "./parts.ts";
import { fieldErrors } from "./problem-answer.ts";
import type { App } from "./request-context.ts";

/** What a learner can do with all that is kept of them: take it along, bring it, have it forgotten. */
export function addLearnerData(app: App, parts: Parts): void {
  addExports(app, parts);
  addForgetting(app, parts);
}

function addExports(app: App, { records, clock, log }: Parts): void {
  const report = (error: unknown) => log.error({ err: error }, "an export broke off");
  app.openapi(exportData.route, async (c) => {
    const uid = c.get("uid");
    const { users, answeredDays } = records;
    const user = await readMe({ uid, timeZone: "UTC" }, { users, answeredDays, clock });
    const { topics } = await readOverview({ uid }, records);
    const pieces = await writeExport(
      { user, topicProgress: topics },
      { exports: records.exports, clock },
    );
    return download(pieces, { name: "sat-practice.json", type: "application/json" }, report);
  });
  app.openapi(exportAnswers.route, (c) => {
    const pieces = writeTable(c.get("uid"), records.exports);
    return download(
      pieces,
      { name: "answers.csv", type: "text/csv; charset=utf-8; header=present" },
      report,
    );
  });
  app.openapi(
    importData.route,
    async (c) => {
      const input = { uid: c.get("uid"), data: c.req.valid("json") };
      return c.json(await takeImport(input, { restorations: records.restorations, clock }), 200);
    },
    (result) => {
      if (!result.success) throw invalidExport(result.error.issues.flatMap(fieldErrors));
    },
  );
}

function addForgetting(app: App, { records, signIn }: Parts): void {
  app.openapi(resetProgress.route, async (c) => {
    await forget.resetProgress(c.get("uid"), records);
    return c.body(null, 204);
  });
  app.openapi(deleteAccount.route, async (c) => {
    await forget.deleteAccount(c.get("uid"), records);
    const { headers } = await signIn.signOut(c.req.raw);
    c.header("set-cookie", headers.get("set-cookie") ?? undefined);
    return c.body(null, 204);
  });
}
