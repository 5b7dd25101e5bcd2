import type { Pair, Passage } from "../passages/passage.ts";
import type { WordSet } from "../words/word-set.ts";

/** A text that a reader is given, with the name by which reports speak of it. */
export interface StockText {
  readonly id: string;
  readonly text: string;
}

/** The texts of passages, without their credits; a pair is one text. */
export function passageTexts(passages: readonly (Passage | Pair)[]): StockText[] {
  return passages.map((passage) => ({
    id: passage.id,
    text: "texts" in passage ? passage.texts.join("\n\n") : passage.text,
  }));
}

/** The texts in which words stand. */
export function wordTexts(wordSets: readonly WordSet[]): StockText[] {
  return wordSets.flatMap(({ id, contexts }) =>
    Object.entries(contexts).map(([word, { text }]) => ({ id: `${id}: ${word}`, text })),
  );
}
