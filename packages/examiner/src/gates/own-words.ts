import { type ChoiceItem, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import type { Gate } from "./gate.ts";

/**
 * In Writing and Reading a reason that quotes an option quotes its own, whichever others it sets beside it. What stands
 * around a mark is quoted without the mark, and so may be what another option is made of.
 */
export const ownWords: Gate<"choice"> = {
  id: "own-words",
  kinds: "choice",
  check: ({ item, facts }) =>
    item.section === "Math" || facts.kind === "boundary"
      ? []
      : OPTION_LETTERS.flatMap((letter) => {
          const quoted = optionsQuoted(item, letter);
          return quoted.length === 0 || quoted.includes(letter)
            ? []
            : [`the reason of ${letter} quotes ${quoted.join(" and ")} instead`];
        }),
};

const QUOTED = /\*([^*]+)\*/g;

function optionsQuoted({ options, rationales }: ChoiceItem, letter: OptionLetter): OptionLetter[] {
  const { reason } = rationales[letter];
  if (!reason.includes("*")) return [];
  const quotes = [...reason.matchAll(QUOTED)].map(([, words = ""]) => bare(words));
  return OPTION_LETTERS.filter((other) => quotes.includes(bare(options[other])));
}

/** Without the capital and the mark that a place in a sentence brings. */
function bare(words: string): string {
  return words.toLowerCase().replace(/[,.;:]+$/, "");
}
