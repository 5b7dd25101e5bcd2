import type { CorrelativeFacts } from "@sat/engine";
import { BLANK, type OptionLetter, type ShownChoice } from "@sat/item";
import { lettersWhere, sentenceOfBlank } from "./printed.ts";

/** The words that stand in pairs. */
const PAIRS: readonly (readonly [first: string, second: string])[] = [
  ["both", "and"],
  ["either", "or"],
  ["neither", "nor"],
  ["not only", "but also"],
];

/** The halves whose other half the sentence as printed shows on the due side of the blank. */
export function proveCorrelative(_facts: CorrelativeFacts, item: ShownChoice): OptionLetter[] {
  const [before = "", after = ""] = sentenceOfBlank(item).toLowerCase().split(BLANK);
  return lettersWhere(item, (option) =>
    PAIRS.some(
      ([first, second]) =>
        (option === second &&
          lastOf(
            PAIRS.map(([word]) => word),
            before,
          ) === first) ||
        (option === first &&
          firstOf(
            PAIRS.map(([, word]) => word),
            after,
          ) === second),
    ),
  );
}

/** The word of the list that stands last in the text. */
function lastOf(words: readonly string[], text: string): string | undefined {
  return words
    .filter((word) => at(word, text) >= 0)
    .toSorted((a, b) => at(b, text) - at(a, text))[0];
}

function firstOf(words: readonly string[], text: string): string | undefined {
  return words
    .filter((word) => at(word, text) >= 0)
    .toSorted((a, b) => at(a, text) - at(b, text))[0];
}

function at(word: string, text: string): number {
  return text.search(new RegExp(`\\b${word}\\b`));
}
