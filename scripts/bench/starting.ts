/** A thread of learners who start a whole test in the same second: it says when they are signed in, and then how long each took. */
import { setTimeout as after } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { OpenModule, Sitting } from "@sat/contract";
import { type Learner, RefusedError } from "../lib/learner.ts";
import { signInMany } from "../lib/sign-in-many.ts";

/** Milliseconds after which a browser that was told to wait asks again. */
const WAIT = 1_000;

export interface Starting {
  readonly origin: string;
  readonly learners: number;
}

const { origin, learners: count } = workerData as Starting; // from `starts`
const learners = await signInMany(origin, count);
parentPort?.once("message", () => void start());
parentPort?.postMessage("signed in");

async function start(): Promise<void> {
  parentPort?.postMessage(await Promise.all(learners.map(timeToFirstQuestion)));
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
