import type { Confidence } from "@sat/contract";
import type { Section } from "@sat/item";
import type { Answer } from "@sat/learner";

/**
 * Milliseconds in which nobody reads a question of the section and its options, let alone thinks about it: what was
 * answered sooner was clicked. Readers who are quick take 200 ms a word.
 */
const CLICKED_WITHIN: Readonly<Record<Section, number>> = {
  Reading: 5_000,
  Writing: 3_000,
  Math: 2_000,
};

/** What is known of how an answer came about. */
export interface Deliberation {
  readonly section: Section;
  /** Milliseconds; null if unknown. */
  readonly timeSpent: number | null;
  readonly confidence?: Confidence | undefined;
}

/** How an answer came about, as far as ability goes. */
export function mannerOf({ section, timeSpent, confidence }: Deliberation): Answer["manner"] {
  if (timeSpent !== null && timeSpent < CLICKED_WITHIN[section]) return "clicked";
  return confidence === "guess" ? "guessed" : "thought";
}
