import type { Policy } from "./policy.ts";

/** A placement: twenty questions, each chosen by the answers before it. */
export const placement = {
  length: 20,
  kinds: ["choice", "entry"],
  clock: null,
  beginsByItself: false,
  canSkip: false,
  fetchesNext: "after-answer",
  timeRuns: "in-sight",
  keeps: "all",
} as const satisfies Policy;
