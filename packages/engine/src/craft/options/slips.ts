import type { SlipCode } from "@sat/item";
import type { DraftOption } from "../../model.ts";
import { type Face, right, wrong } from "./option.ts";
import { leadsTo } from "../wording/words.ts";

/** A mistake as a function: what it makes of an answer. Made twice, it gives back the answer. */
export interface Slip<Answer> {
  readonly code: SlipCode;
  /** What the learner does, as in "dividing the run by the rise". */
  readonly deed: string;
  readonly apply: (answer: Answer) => Answer;
}

interface Crossing<Answer> {
  readonly key: Answer;
  /** Why the key is right. */
  readonly why: string;
  /** Two slips that do not depend on each other. */
  readonly slips: readonly [Slip<Answer>, Slip<Answer>];
  readonly show: (answer: Answer) => Face;
}

/**
 * The orbit of an answer under two slips: the key, what either slip makes of it, and what both make of it.
 * Each option is one or two slips away from each other. So that none gives itself away, the draw must make
 * every one of the four the key as often.
 */
export function crossedOptions<Answer>(crossing: Crossing<Answer>): DraftOption[] {
  const { key, why, slips, show } = crossing;
  const [first, second] = slips;
  const [one, other] = [show(first.apply(key)), show(second.apply(key))];
  const both = show(second.apply(first.apply(key)));
  return [
    right(show(key), why),
    wrong(one, first.code, leadsTo(one.text, first.deed)),
    wrong(other, second.code, leadsTo(other.text, second.deed)),
    wrong(both, second.code, leadsTo(both.text, first.deed, second.deed)),
  ];
}
