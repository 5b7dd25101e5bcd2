import { readReview } from "@sat/contract";
import * as review from "../features/review/read-review.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** What a learner is to see again so that it sticks. */
export function addReview(app: App, { records, clock }: Parts): void {
  app.openapi(readReview.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await review.readReview(input, { ...records, clock }), 200);
  });
}
