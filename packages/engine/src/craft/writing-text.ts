import type { StarterCard } from "@sat/content";
import { capitalized } from "../language/noun.ts";
import { formOfBe } from "../language/realise.ts";

/** The fixed stems of the writing section, by skill. */
export const CONVENTIONS_STEM =
  "Which choice completes the text so that it conforms to the conventions of Standard English?";
export const TRANSITION_STEM = "Which choice completes the text with the most logical transition?";

/** Words of a text to complete, at least and at most (fact sheet §7.1). */
const FEWEST_WORDS = 35;
const MOST_WORDS = 62;

/** A text with its blank, then the stem; in Writing both stand in `question`. */
export function completionQuestion(text: string, stem: string): string {
  return `${text}\n\n${stem}`;
}

/** What the card is about, as a sentence: "Khipus are the knotted cords on which …". */
export function definition({ about: { name, number, is } }: StarterCard): string {
  return `${capitalized(name)} ${formOfBe(number, "present")} ${is}.`;
}

/**
 * The texts that a sentence of the card can close: one or two sentences that lead into the topic, then
 * the sentence, within the exam's lengths. Where none fits, the one that misses them least.
 */
export function texts(card: StarterCard, sentence: string): string[] {
  const sentences = [...card.colour, definition(card)];
  const pairs = card.colour.flatMap((one) => [`${one} ${definition(card)}`]);
  // "these forests" needs a sentence that says which.
  const pointing = /\b(these|this|such|there)\b/i.test(sentence);
  const leads = pointing ? [definition(card), ...pairs] : [...sentences, ...pairs];
  const all = leads.map((lead) => `${lead} ${sentence}`);
  const fitting = all.filter((text) => missing(text) === 0);
  return fitting.length > 0 ? fitting : all.toSorted((a, b) => missing(a) - missing(b)).slice(0, 1);
}

/** Words too few or too many. */
function missing(text: string): number {
  const words = text.split(" ").length;
  return Math.max(FEWEST_WORDS - words, words - MOST_WORDS, 0);
}

/** Joins pieces of a sentence with single spaces, sets its capital and its full stop. */
export function sentenceOf(...pieces: readonly string[]): string {
  const words = pieces.filter((piece) => piece !== "").join(" ");
  return `${capitalized(words)}.`;
}
