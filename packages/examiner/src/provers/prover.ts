import type { Facts } from "@sat/engine";
import { type Item, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { type Reading, readOption } from "../reading/read-option.ts";

export type FactsOf<Kind extends Facts["kind"]> = Extract<Facts, { kind: Kind }>;

/**
 * Finds which of the options, as printed, are right: from the facts and what the learner sees, never from
 * the key. Throws UnprovenError when it cannot decide.
 */
export type Prover<Kind extends Facts["kind"]> = (
  facts: FactsOf<Kind>,
  item: Item,
) => readonly OptionLetter[];

/** The letters of the options for which the test holds. */
function lettersWhere(
  { options }: Item,
  test: (markup: string, letter: OptionLetter) => boolean,
): OptionLetter[] {
  return OPTION_LETTERS.filter((letter) => test(options[letter], letter));
}

/** The letters of the options whose reading passes the test. */
export function lettersWhereRead(item: Item, test: (reading: Reading) => boolean): OptionLetter[] {
  return lettersWhere(item, (markup) => test(readOption(markup)));
}
