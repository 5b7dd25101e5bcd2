import * as contract from "@sat/contract";
import { Assembly } from "../features/sittings/assembly.ts";
import { beginModule } from "../features/sittings/begin-module.ts";
import { endModule, pauseModule } from "../features/sittings/end-module.ts";
import { keepWork } from "../features/sittings/keep-work.ts";
import * as sittings from "../features/sittings/read-sittings.ts";
import { startSitting } from "../features/sittings/start-sitting.ts";
import { LearnerQueues } from "../policies/queue.ts";
import type { Parts } from "./parts.ts";
import { addPaper } from "./paper.ts";
import type { App } from "./request-context.ts";
import type { SittingParts } from "./sitting-parts.ts";

/** Calls of one learner that may wait for the one before: those of two devices, and of a page that is opened anew. */
const MOST_WAITING = 12;

/** Tests that are sat. A learner's calls are answered one after the other, for each may bring a sitting forward. */
export function addSittings(app: App, { records, ...parts }: Parts): void {
  const assembly = new Assembly({ ...records, ...parts });
  const context = { ...records, ...parts, assembly };
  const queues = new LearnerQueues(MOST_WAITING);
  app.openapi(contract.readSittings.route, async (c) => {
    const uid = c.get("uid");
    return c.json(await queues.take(uid, () => sittings.readSittings({ uid }, context)), 200);
  });
  app.openapi(contract.startSitting.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await queues.take(input.uid, () => startSitting(input, context)), 200);
  });
  app.openapi(contract.readSitting.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await queues.take(name.uid, () => sittings.readSitting(name, context)), 200);
  });
  app.openapi(contract.discardSitting.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    await queues.take(name.uid, () => sittings.discardSitting(name, context));
    return c.body(null, 204);
  });
  app.openapi(contract.endSitting.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await queues.take(name.uid, () => sittings.endSitting(name, context)), 200);
  });
  app.openapi(contract.readSittingReport.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await queues.take(name.uid, () => sittings.readReport(name, context)), 200);
  });
  addModules(app, { queues, context });
  addPaper(app, { queues, context });
}

function addModules(app: App, { queues, context }: SittingParts): void {
  app.openapi(contract.beginModule.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await queues.take(name.uid, () => beginModule(name, context)), 200);
  });
  app.openapi(contract.putWork.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await queues.take(input.uid, () => keepWork(input, context)), 200);
  });
  app.openapi(contract.pauseModule.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await queues.take(name.uid, () => pauseModule(name, context)), 200);
  });
  app.openapi(contract.endModule.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await queues.take(input.uid, () => endModule(input, context)), 200);
  });
}
