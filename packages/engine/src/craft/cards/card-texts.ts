import type { FactCard } from "@sat/content";

/** Words of a text to complete, at least and at most: the exam's 34 to 63 (fact sheet §7.1), a little wider. */
const FEWEST_WORDS = 31;
const MOST_WORDS = 66;

/**
 * The texts that one or more sentences of a card can close, each after another of the card's openers;
 * only those of the exam's lengths.
 */
export function cardTexts({ openers }: FactCard, sentences: string): string[] {
  return openers
    .map((opener) => `${opener} ${sentences}`)
    .filter((text) => {
      const words = text.split(" ").length;
      return words >= FEWEST_WORDS && words <= MOST_WORDS;
    });
}

/** The opener after which a text of the card goes on; empty where the text has none. */
export function openerOf({ openers }: FactCard, text: string): string {
  return openers.find((opener) => text.startsWith(`${opener} `)) ?? "";
}
