import { setTimeout as after } from "node:timers/promises";
import type { Learner } from "../lib/learner.ts";
import { median, quantile, rounded } from "../lib/numbers.ts";

/** Milliseconds that a learner is looked at, and between their calls. */
const LOOK = 6_000;
const PAUSE = 15;

/** How a learner fared. */
export interface Watched {
  readonly calls: number;
  /** In which words calls failed. */
  readonly failed: readonly string[];
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** How a learner fares who asks for questions, and for who they are. */
export async function watchLearner(learner: Learner): Promise<Watched> {
  const took: number[] = [];
  const failed: string[] = [];
  const end = performance.now() + LOOK;
  for (let call = 0; performance.now() < end; call++) {
    const begun = performance.now();
    try {
      await (call % 2 === 0 ? learner.me() : learner.ask("Math"));
      took.push(performance.now() - begun);
    } catch (error) {
      failed.push(String(error));
    }
    await after(PAUSE);
  }
  return {
    calls: took.length,
    failed,
    medianMs: rounded(median(took)),
    p99Ms: rounded(quantile(took, 0.99)),
  };
}
