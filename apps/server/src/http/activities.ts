import { readActivities } from "@sat/contract";
import * as activities from "../features/activities/read-activities.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** What a learner could do now. */
export function addActivities(app: App, { records, clock }: Parts): void {
  app.openapi(readActivities.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await activities.readActivities(input, { ...records, clock }), 200);
  });
}
