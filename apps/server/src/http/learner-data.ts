import { deleteAccount, exportAnswers, exportData, importData, resetProgress } from "@sat/contract";
import type { Context } from "hono";
import { readMe } from "../features/account/account.ts";
import * as forget from "../features/learner-data/forget.ts";
import { takeImport } from "../features/learner-data/take-import.ts";
import { writeExport } from "../features/learner-data/write-export.ts";
import { writeTable } from "../features/learner-data/write-table.ts";
import { readOverview } from "../features/study/overview.ts";
import { LearnerQueues, Queue } from "../policies/queue.ts";
import { arrivals } from "./arrivals.ts";
import { clientNetwork, trustIn } from "./client-network.ts";
import { download } from "./download.ts";
import type { Parts } from "./parts.ts";
import { receiveBody } from "./receive-body.ts";
import type { App, RequestEnv } from "./request-context.ts";

/** What a learner can do with all that is kept of them: take it along, bring it, have it forgotten. */
export function addLearnerData(app: App, parts: Parts): void {
  addExports(app, parts);
  addImports(app, parts);
  addForgetting(app, parts);
}

function addExports(app: App, { records, clock, log }: Parts): void {
  const report = (error: unknown) => log.error({ err: error }, "an export broke off");
  app.openapi(exportData.route, async (c) => {
    const uid = c.get("uid");
    const { users, answeredDays } = records;
    const user = await readMe({ uid, timeZone: "UTC" }, { users, answeredDays, clock });
    const { topics } = await readOverview({ uid }, records);
    const pieces = writeExport(
      { user, topicProgress: topics },
      { exports: records.exports, scoreReports: records.scoreReports, clock },
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
}

/** Imports that a process waits for at once: beyond these the one that has been longest gives way, whosever it is. */
const ON_THEIR_WAY = 6;
/** Those that have come, and wait for the one that is being read. */
const WAITING = 2;
/** How many of one learner's may wait for the one before: the second is refused in any case. */
const OWN_IMPORTS = 4;

function addImports(app: App, parts: Parts): void {
  const { records, clock, patience, trustedProxies } = parts;
  const fromNetwork = arrivals(patience.long);
  const atAll = arrivals({ ...patience.long, atOnce: ON_THEIR_WAY });
  const isTrusted = trustIn(trustedProxies);
  const own = new LearnerQueues(OWN_IMPORTS);
  const reading = new Queue({ atOnce: 1, waiting: WAITING });
  const take = async (c: Context<RequestEnv>) => {
    const network = clientNetwork(c.env.incoming, isTrusted);
    const body = atAll("any", fromNetwork(network, receiveBody(c.req.raw)));
    const input = { uid: c.get("uid"), file: await c.get("aside")(body) };
    return reading.take(() => takeImport(input, { ...records, clock }));
  };
  app.openAPIRegistry.registerPath(importData.route);
  // Not by the router's own way for bodies, which reads and checks them before all else can go on.
  app.post(importData.route.getRoutingPath(), async (c) =>
    c.json(await own.take(c.get("uid"), () => take(c)), 200),
  );
}

function addForgetting(app: App, { records, signIn, clock }: Parts): void {
  const context = { erasure: records.erasure, clock };
  app.openapi(resetProgress.route, async (c) => {
    await forget.resetProgress(c.get("uid"), context);
    return c.body(null, 204);
  });
  app.openapi(deleteAccount.route, async (c) => {
    await forget.deleteAccount(c.get("uid"), context);
    const { headers } = await signIn.signOut(c.req.raw);
    c.header("set-cookie", headers.get("set-cookie") ?? undefined);
    return c.body(null, 204);
  });
}
