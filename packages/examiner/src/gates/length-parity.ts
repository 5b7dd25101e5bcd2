import { OPTION_LETTERS } from "@sat/item";
import { type Gate, plainTextOf, wordCount } from "./gate.ts";
import { readingsOf } from "./readings.ts";

/** Up to so many words, lengths may differ freely, unless three options of four are longer. */
const SHORT = 3;
const LONGER_OPTIONS = 3;
/** Longest option by shortest, in characters; the 90th percentile on the exam is 1.86. */
const WIDEST = 1.9;

/** Options of more than three words are of like length. */
export const lengthParity: Gate<"choice"> = {
  id: "length-parity",
  kinds: "choice",
  check: ({ item }) => {
    const options = OPTION_LETTERS.map((letter) => item.options[letter]);
    if (!readingsOf(item).every(({ kind }) => kind === "words")) return [];
    if (options.filter((option) => wordCount(option) > SHORT).length < LONGER_OPTIONS) return [];
    const lengths = options.map((option) => plainTextOf(option).length);
    const ratio = Math.max(...lengths) / Math.min(...lengths);
    return ratio <= WIDEST ? [] : [`the longest option is ${ratio.toFixed(2)} times the shortest`];
  },
};
