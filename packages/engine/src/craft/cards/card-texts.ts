import type { FactCard } from "@sat/content";

/** Words of a text to complete, at least and at most: the exam's 34 to 63 (fact sheet §7.1), a little wider. */
const FEWEST_WORDS = 31;
const MOST_WORDS = 66;

/**
 * The texts that one or more sentences of a card can close, each after another of the card's openers;
 * only those of the exam's lengths.
 */
export function cardTexts({ openers }: FactCard, sentences: string): string[] {
  const words = wordsIn(sentences);
  return openers
    .filter((opener) => {
      const all = wordsIn(opener) + words;
      return all >= FEWEST_WORDS && all <= MOST_WORDS;
    })
    .map((opener) => `${opener} ${sentences}`);
}

/** Words as a text has them when its spaces are counted. */
function wordsIn(text: string): number {
  let words = 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) words += 1;
  return words;
}

/** The opener after which a text of the card goes on; empty where the text has none. */
export function openerOf({ openers }: FactCard, text: string): string {
  return openers.find((opener) => text.startsWith(`${opener} `)) ?? "";
}
