import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { atRest } from "../lib/at-rest.ts";
import { beside } from "../lib/beside.ts";
import { freePort } from "../lib/free-port.ts";
import { Learner } from "../lib/learner.ts";
import { longestHold } from "../lib/longest-hold.ts";
import { quantile, rounded } from "../lib/numbers.ts";
import { startServer } from "../lib/server-process.ts";
import { atMost, type Bar } from "./bar.ts";
import type { Starting } from "./starting.ts";

/** Learners who start a test in the same second. */
const LEARNERS = 300;

export interface Starts {
  readonly learners: number;
  /** From the click on Start to a first question. */
  readonly p50Ms: number;
  readonly slowestMs: number;
  /** What somebody met who practised meanwhile. */
  readonly bystanderP99Ms: number;
  readonly longestHoldMs: number;
}

export function startsBars([figures]: readonly Starts[]): Bar[] {
  if (figures === undefined) return [];
  const { learners, slowestMs, bystanderP99Ms } = figures;
  return [
    atMost(4_000, `milliseconds to the last first question of ${learners} tests`, slowestMs),
    atMost(100, "milliseconds to a bystander's answer meanwhile, p99", bystanderP99Ms),
  ];
}

/** A school's worth of learners who start a whole test at once, on SQLite, where one has been sat before. */
export async function starts(): Promise<Starts[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const metricsPort = await freePort();
  const server = await startServer({ dataDir, variables: { METRICS_PORT: String(metricsPort) } });
  const own = new Learner(server.origin, "Ana Bystander");
  await own.signIn();
  await own.ask("Mixed");
  await own.start({ test: { kind: "full" } });
  const school = await startingAt({ origin: server.origin, learners: LEARNERS });
  await atRest(server);
  await longestHold(metricsPort);
  let times: readonly number[] = [];
  const met = await beside(own, async () => {
    times = await school.start();
  });
  const figures = {
    learners: LEARNERS,
    p50Ms: rounded(quantile(times, 0.5)),
    slowestMs: rounded(Math.max(...times)),
    bystanderP99Ms: rounded(quantile(met, 0.99)),
    longestHoldMs: rounded(await longestHold(metricsPort)),
  };
  await school.leave();
  await server.stop();
  await rm(dataDir, { recursive: true });
  return [figures];
}

/** Learners in a thread of their own: in ours the bystander would wait for their answers to be read. */
async function startingAt(workerData: Starting) {
  const thread = new Worker(new URL("starting.ts", import.meta.url), { workerData });
  await once(thread, "message");
  return {
    async start(): Promise<readonly number[]> {
      const told = once(thread, "message");
      thread.postMessage("start");
      const [times] = (await told) as [readonly number[]]; // the second and last thing that it says
      return times;
    },
    leave: () => thread.terminate(),
  };
}
