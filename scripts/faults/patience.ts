import { setTimeout as after } from "node:timers/promises";
import { RefusedError, UnreachableError } from "../lib/learner.ts";

/** Milliseconds to wait after a call that came to nothing. */
const PAUSE = 50;
/** Milliseconds after which a server that should be there is given up. */
const PATIENCE = 60_000;
/** The proxy found nobody, or the server had no time or no database. */
const OUTAGES = new Set([502, 503]);

export const pause = () => after(PAUSE);

/** Whether a call came to nothing for reasons that pass. */
export function isOutage(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  return error instanceof RefusedError && OUTAGES.has(error.status);
}

/** Tries until no outage is in the way. */
export async function patiently<T>(task: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isOutage(error) || performance.now() - begun > PATIENCE) throw error;
      await pause();
    }
  }
}
