import type { Facts } from "@sat/engine";
import type { ChoiceItem, OptionLetter } from "@sat/item";
import type { Reading } from "../reading/read-option.ts";

export type FactsOf<Kind extends Facts["kind"]> = Extract<Facts, { kind: Kind }>;

/** Whether an answer is right, from what it says alone. Throws UnprovenError when it cannot decide. */
export type Verdict = (reading: Reading) => boolean;

/**
 * Finds from the facts what is right, whatever is printed: a verdict on any answer, an option as printed or an entry.
 * Throws UnprovenError when it cannot decide.
 */
export type Prover<Kind extends Facts["kind"]> = (facts: FactsOf<Kind>) => Verdict;

/**
 * Finds which of the options, as printed, are right, where that cannot be told of one without the item around it:
 * from the facts and what the learner sees, never from the key. Throws UnprovenError when it cannot decide.
 */
export type OptionProver<Kind extends Facts["kind"]> = (
  facts: FactsOf<Kind>,
  item: ChoiceItem,
) => readonly OptionLetter[];
