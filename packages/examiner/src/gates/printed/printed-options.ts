import { OPTION_LETTERS } from "@sat/item";
import type { Gate } from "../gate.ts";
import { readPrint } from "./read-print.ts";

/** The options say what the facts offer, word for word; their marks are for the provers. */
export const printedOptions: Gate<"choice"> = {
  id: "printed-options",
  kinds: "choice",
  check: ({ item, facts: { offered } }) => {
    if (offered === undefined) return [];
    const left = offered.map(wordsOf);
    return OPTION_LETTERS.flatMap((letter) => {
      const place = left.indexOf(wordsOf(item.options[letter]));
      if (place < 0) return [`${letter} says what the facts do not offer`];
      left.splice(place, 1);
      return [];
    });
  },
};

function wordsOf(markup: string): string {
  return readPrint(markup)
    .map(({ text }) => text)
    .join(" ");
}
