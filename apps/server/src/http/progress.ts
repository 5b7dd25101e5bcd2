import { readPlan, readProgress, readScore } from "@sat/contract";
import * as plan from "../features/plan/read-plan.ts";
import * as progress from "../features/progress/read-progress.ts";
import * as score from "../features/progress/read-score.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** What a learner's answers come to, and what is planned by them. */
export function addProgress(app: App, { records, clock }: Parts): void {
  app.openapi(readScore.route, async (c) =>
    c.json(await score.readScore({ uid: c.get("uid") }, records), 200),
  );
  app.openapi(readProgress.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await progress.readProgress(input, { ...records, clock }), 200);
  });
  app.openapi(readPlan.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await plan.readPlan(input, { ...records, clock }), 200);
  });
}
