import type { Section } from "@sat/item";

/** Milliseconds a question that the exam leaves: 32 minutes for 27, and 35 for 22. */
export const EXAM_PACE: Readonly<Record<Section, number>> = {
  Reading: 71_000,
  Writing: 71_000,
  Math: 95_000,
};
