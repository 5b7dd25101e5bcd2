import { plainText } from "@sat/item";

/** Words of a text as a reader counts them; a blank is none. */
export function wordsOf(markup: string): string[] {
  return plainText(markup)
    .split(/[\s—/]+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
}

/** Words in lower case and without marks, for comparing texts. */
export function bareWords(markup: string): string[] {
  return wordsOf(markup).map((word) => word.toLowerCase().replaceAll(/[^\p{L}\d'-]/gu, ""));
}

/** Every run of five words that follow one another. */
export function fiveGrams(markup: string): Set<string> {
  const words = bareWords(markup);
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

/** Longest length by shortest, in characters. */
export function lengthRatio(texts: readonly string[]): number {
  const lengths = texts.map((text) => plainText(text).length);
  return Math.max(...lengths) / Math.min(...lengths);
}

/** Words that carry sense: long ones, without the commonest endings. */
export function stemsOf(markup: string): Set<string> {
  return new Set(
    bareWords(markup)
      .filter((word) => word.length > 4)
      .map((word) => word.replace(/(?:'s|ing|ed|es|s|ly)$/, "")),
  );
}
