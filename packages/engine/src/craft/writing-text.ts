import type { Difficulty } from "@sat/item";
import type { FactCard } from "@sat/content";
import { capitalized } from "../language/noun.ts";
import type { Chance } from "../random/chance.ts";

/** The fixed stems of the writing section, by skill. */
export const CONVENTIONS_STEM =
  "Which choice completes the text so that it conforms to the conventions of Standard English?";
export const TRANSITION_STEM = "Which choice completes the text with the most logical transition?";

/** A text with its blank, then the stem; in Writing both stand in `question`. */
export function completionQuestion(text: string, stem: string): string {
  return `${text}\n\n${stem}`;
}

/** Sentences of the card that lead into a text: one for Easy and Medium, two for Hard. */
export function lead(card: FactCard, chance: Chance, level: Difficulty): string {
  const sentences = level === "Hard" ? card.colour : [chance.pick(card.colour)];
  return sentences.join(" ");
}

/** Joins pieces of a sentence with single spaces, sets its capital and its full stop. */
export function sentenceOf(...pieces: readonly string[]): string {
  const words = pieces.filter((piece) => piece !== "").join(" ");
  return `${capitalized(words).replaceAll(" ,", ",").replaceAll(" ;", ";")}.`;
}

/** "In the 1400s" as it stands inside a sentence: "in the 1400s". */
export function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
