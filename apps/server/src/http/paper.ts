import * as contract from "@sat/contract";
import { openBookletKey, readBookletKey } from "../features/sittings/paper/booklet-key.ts";
import { enterAnswers } from "../features/sittings/paper/enter-answers.ts";
import { readBooklet } from "../features/sittings/paper/read-booklet.ts";
import type { App } from "./request-context.ts";
import type { SittingParts } from "./sitting-parts.ts";

/** Tests that are printed, and sat on paper. */
export function addPaper(app: App, { queues, context }: SittingParts): void {
  app.openapi(contract.readBooklet.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await queues.take(name.uid, () => readBooklet(name, context)), 200);
  });
  app.openapi(contract.readBookletKey.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await queues.take(name.uid, () => readBookletKey(name, context)), 200);
  });
  app.openapi(contract.openBookletKey.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    await queues.take(name.uid, () => openBookletKey(name, context));
    return c.body(null, 204);
  });
  app.openapi(contract.enterAnswers.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await queues.take(input.uid, () => enterAnswers(input, context)), 200);
  });
}
