import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { OpenModule, Sitting } from "@sat/contract";
import { beside } from "../lib/beside.ts";
import { freePort } from "../lib/free-port.ts";
import { type Learner, RefusedError } from "../lib/learner.ts";
import { longestHold } from "../lib/longest-hold.ts";
import { quantile, rounded } from "../lib/numbers.ts";
import { startServer } from "../lib/server-process.ts";
import { signInMany } from "../lib/sign-in-many.ts";
import { atMost, type Bar } from "./bar.ts";

/** Learners who start a test in the same second. */
const LEARNERS = 300;
/** Milliseconds after which a browser that was told to wait asks again. */
const WAIT = 1_000;

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

/** A school's worth of learners who start a whole test at once, on SQLite. */
export async function starts(): Promise<Starts[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  const metricsPort = await freePort();
  const server = await startServer({ dataDir, variables: { METRICS_PORT: String(metricsPort) } });
  const [own, ...learners] = await signInMany(server.origin, LEARNERS + 1);
  if (own === undefined) throw new Error("nobody has signed in");
  // The models are loaded by whoever asks first, long before.
  await own.ask("Mixed");
  await longestHold(metricsPort);
  let times: number[] = [];
  const met = await beside(own, async () => {
    times = await Promise.all(learners.map(timeToFirstQuestion));
  });
  const figures = {
    learners: LEARNERS,
    p50Ms: rounded(quantile(times, 0.5)),
    slowestMs: rounded(Math.max(...times)),
    bystanderP99Ms: rounded(quantile(met, 0.99)),
    longestHoldMs: rounded(await longestHold(metricsPort)),
  };
  await server.stop();
  await rm(dataDir, { recursive: true });
  return [figures];
}

async function timeToFirstQuestion(learner: Learner): Promise<number> {
  // Nobody clicks in the same millisecond.
  await after(1_000 * Math.random());
  const begun = performance.now();
  const { id } = await untilTaken<Sitting>(() => learner.start({ test: { kind: "full" } }));
  await untilTaken<OpenModule>(() => learner.beginModule(id, 1));
  return performance.now() - begun;
}

/** A call that is turned away, or comes before there is a question, is made again as a browser does. */
async function untilTaken<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 503) throw error;
      await after(WAIT);
    }
  }
}
