import { changeMissReason, countMistakes, readMistakes } from "@sat/contract";
import * as mistakes from "../features/mistakes/mistakes.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** What a learner has missed, and why. */
export function addMistakes(app: App, { records, clock }: Parts): void {
  const context = { mistakes: records.mistakes, clock };
  app.openapi(readMistakes.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await mistakes.readMistakes(input, context), 200);
  });
  app.openapi(countMistakes.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("query") };
    return c.json(await mistakes.countMistakes(input, context), 200);
  });
  app.openapi(changeMissReason.route, async (c) => {
    const told = {
      uid: c.get("uid"),
      questionId: c.req.valid("param").id,
      ...c.req.valid("json"),
    };
    return c.json(await mistakes.changeMissReason(told, context), 200);
  });
}
