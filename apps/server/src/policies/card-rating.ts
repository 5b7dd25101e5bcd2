import type { Section } from "@sat/item";
import type { Answer } from "@sat/learner";
import { EXAM_PACE } from "./exam-pace.ts";

/** How well an answer says that a card is remembered, in the words of FSRS. */
export type CardRating = "again" | "hard" | "good";

/** What is known of an answer that rates a card. */
export interface RatedAnswer {
  readonly section: Section;
  readonly correct: boolean;
  readonly manner: Answer["manner"];
  /** How many rungs of the hint were looked at. */
  readonly hints: number;
  /** Milliseconds; null if unknown. */
  readonly timeSpent: number | null;
}

/** Who takes more than so many times what the exam leaves does not know the way yet. */
const SLOW = 2;

/**
 * Wrong is forgotten. Right is remembered, but only just if it was a guess, by the learner's word or because nobody reads
 * so fast, if a hint was needed or much time. Nothing is called easy: of four options one in four comes off by chance.
 */
export function ratingOf({ section, correct, manner, hints, timeSpent }: RatedAnswer): CardRating {
  if (!correct) return "again";
  const isSlow = timeSpent !== null && timeSpent > SLOW * EXAM_PACE[section];
  return manner === "thought" && hints === 0 && !isSlow ? "good" : "hard";
}
