import type { SlipCode } from "@sat/item";
import type { DraftOption } from "../../model.ts";
import type { Operand } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { type Face, right, wrong } from "./option.ts";
import { slipTo } from "./pool.ts";
import { leadsTo } from "../wording/words.ts";

/** What a learner does instead, and the calculation that it comes to, where the reason is to show one. */
export interface Misstep {
  readonly code: SlipCode;
  /** As in "dividing the run by the rise". */
  readonly deed: string;
  readonly work?: Operand;
}

/** Taking a factor's number, as it stands there, for the factor's zero. */
export function numberInFactor(factor: Operand): Misstep {
  return {
    code: "sign-inside-parentheses",
    deed: `giving the number in the factor ${inline(factor)}`,
  };
}

/** A mistake as a function: what it makes of an answer. Made twice, it gives back the answer. */
export interface Slip<Answer> extends Misstep {
  readonly apply: (answer: Answer) => Answer;
}

interface Crossing<Answer> {
  readonly key: Answer;
  /** Why the key is right. */
  readonly why: string;
  /** Two slips that do not depend on each other. */
  readonly slips: readonly [Slip<Answer>, Slip<Answer>];
  readonly show: (answer: Answer) => Face;
  /** One slip that leads to the fourth option; without it, that is one slip and then the other. */
  readonly corner?: Misstep;
}

/**
 * The orbit of an answer under two slips: the key, what either slip makes of it, and what both make of it.
 * Each option is one or two slips away from each other. So that none gives itself away, the draw must make
 * every one of the four the key as often.
 */
export function crossedOptions<Answer>(crossing: Crossing<Answer>): DraftOption[] {
  const { key, why, slips, show, corner } = crossing;
  const [first, second] = slips;
  const both = show(second.apply(first.apply(key)));
  return [
    right(show(key), why),
    leadingTo(show(first.apply(key)), first),
    leadingTo(show(second.apply(key)), second),
    corner === undefined
      ? wrong(both, second.code, leadsTo(both.text, first.deed, second.deed))
      : leadingTo(both, corner),
  ];
}

/** The option that a slip leads to. */
export function leadingTo(face: Face, { code, deed, work }: Misstep): DraftOption {
  const reason =
    work === undefined ? leadsTo(face.text, deed) : slipTo(work, { code, deed }, () => face).reason;
  return wrong(face, code, reason);
}
