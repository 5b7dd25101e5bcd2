import * as contract from "@sat/contract";
import { Assembly } from "../features/sittings/assembly.ts";
import { beginModule } from "../features/sittings/begin-module.ts";
import { endModule, pauseModule } from "../features/sittings/end-module.ts";
import { keepWork } from "../features/sittings/keep-work.ts";
import * as sittings from "../features/sittings/read-sittings.ts";
import { startSitting } from "../features/sittings/start-sitting.ts";
import { SAFE_METHODS } from "../policies/foreign-page.ts";
import { LearnerQueues, Queue } from "../policies/queue.ts";
import { overloaded } from "../problems/refusal.ts";
import { addPaper } from "./paper.ts";
import type { Parts } from "./parts.ts";
import type { App, RequestContext } from "./request-context.ts";
import type { Answering, SittingParts } from "./sitting-parts.ts";

/** Calls of one learner that may wait for the one before: those of two devices, and of a page that is opened anew. */
const MOST_WAITING = 12;

/** Calls about tests that are answered at once: with fewer, they would wait for each other's commits. */
const AT_ONCE = 8;
/** And how many more may wait for that: those of a large school. */
const ALL_WAITING = 1_000;
/**
 * Bytes of the bodies that calls hold until they are answered: a thousand with the work of a module, some 10 KB each, and
 * more. Read, they take three to four times as much memory.
 */
export const MOST_HELD = 16 * 1024 * 1024;

/**
 * A learner's calls are answered one after the other, for each may bring a sitting forward; and of all learners' a few at
 * once, so that when a school begins, few of its calls stand before anybody else's. The rest wait beside the calls under way.
 */
function byTurns(): Answering {
  const queues = new LearnerQueues(MOST_WAITING);
  const all = new Queue({ atOnce: AT_ONCE, waiting: Infinity });
  let inLine = 0;
  let held = 0;
  return async (c, work) => {
    const untilTurn = c.get("untilTurn");
    const size = bodySize(c);
    const isFull = inLine >= AT_ONCE + ALL_WAITING || (size > 0 && held + size > MOST_HELD);
    if (isFull) throw overloaded();
    inLine += 1;
    held += size;
    try {
      return await queues.take(c.get("uid"), () => all.take(work, untilTurn), untilTurn);
    } finally {
      inLine -= 1;
      held -= size;
    }
  };
}

/** Bytes of the body that was read with a call; of others what they say of it was not looked at. */
function bodySize(c: RequestContext): number {
  return SAFE_METHODS.has(c.req.method) ? 0 : Number(c.req.header("content-length") ?? 0);
}

/** Tests that are sat. */
export function addSittings(app: App, { records, ...parts }: Parts): void {
  const assembly = new Assembly({ ...records, ...parts });
  const context = { ...records, ...parts, assembly };
  const answering = byTurns();
  app.openapi(contract.readSittings.route, async (c) => {
    const input = { uid: c.get("uid") };
    return c.json(await answering(c, () => sittings.readSittings(input, context)), 200);
  });
  app.openapi(contract.startSitting.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("json") };
    return c.json(await answering(c, () => startSitting(input, context)), 200);
  });
  app.openapi(contract.readSitting.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await answering(c, () => sittings.readSitting(name, context)), 200);
  });
  app.openapi(contract.discardSitting.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    await answering(c, () => sittings.discardSitting(name, context));
    return c.body(null, 204);
  });
  app.openapi(contract.endSitting.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await answering(c, () => sittings.endSitting(name, context)), 200);
  });
  app.openapi(contract.readSittingReport.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param") };
    return c.json(await answering(c, () => sittings.readReport(name, context)), 200);
  });
  addModules(app, { answering, context });
  addPaper(app, { answering, context });
}

function addModules(app: App, { answering, context }: SittingParts): void {
  app.openapi(contract.beginModule.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await answering(c, () => beginModule(name, context)), 200);
  });
  app.openapi(contract.putWork.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await answering(c, () => keepWork(input, context)), 200);
  });
  app.openapi(contract.pauseModule.route, async (c) => {
    const name = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await answering(c, () => pauseModule(name, context)), 200);
  });
  app.openapi(contract.endModule.route, async (c) => {
    const input = { uid: c.get("uid"), ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await answering(c, () => endModule(input, context)), 200);
  });
}
