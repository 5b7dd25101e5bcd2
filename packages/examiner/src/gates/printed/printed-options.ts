import { OPTION_LETTERS } from "@sat/item";
import { remembered } from "../../remembered.ts";
import type { Gate } from "../gate.ts";
import { readPrint } from "./read-print.ts";

/** The options say what the facts offer, word for word; their marks are for the provers. */
export const printedOptions: Gate<"choice"> = {
  id: "printed-options",
  kinds: "choice",
  check: ({ item, facts: { offered } }) => {
    if (offered === undefined) return [];
    const left = [...offered];
    return OPTION_LETTERS.flatMap((letter) => {
      const option = item.options[letter];
      const place = left.findIndex((text) => saysTheSame(text, option));
      if (place < 0) return [`${letter} says what the facts do not offer`];
      left.splice(place, 1);
      return [];
    });
  },
};

/** Most options are offered letter for letter, and need no reading. */
function saysTheSame(a: string, b: string): boolean {
  return a === b || wordsOf(a) === wordsOf(b);
}

const wordsOf = remembered((markup) =>
  readPrint(markup)
    .map(({ text }) => text)
    .join(" "),
);
