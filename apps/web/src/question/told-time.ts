import type { LONGEST_TIME } from "@sat/contract";

/** The contract's own limit, by type alone: its schemas stay out of the browser. */
const LONGEST: typeof LONGEST_TIME = 86_400_000;

/** Milliseconds on one question as the server is told them: whole, and no more than it believes. */
export function toldTime(milliseconds: number): number {
  return Math.min(LONGEST, Math.round(milliseconds));
}
