import type { SlipCode } from "@sat/item";
import type { DraftOption } from "../../model.ts";
import { right, wrong } from "./option.ts";
import type { Twists } from "./siblings.ts";

export interface Fault {
  readonly code: SlipCode;
  /** Why the statement is false, and what leads to it: whole sentences. */
  readonly why: string;
}

interface ReasonedStatements {
  readonly at: Twists;
  readonly text: (at: Twists) => string;
  readonly why: string;
  /** Of the statement with the first twist mistaken, the second, and both. */
  readonly faults: readonly [Fault, Fault, Fault];
}

/** The statements true of four sibling problems, each wrong one with a reason of its own. */
export function reasonedStatements({ at, text, why, faults }: ReasonedStatements): DraftOption[] {
  const { first, second } = at;
  const others: readonly Twists[] = [
    { first: !first, second },
    { first, second: !second },
    { first: !first, second: !second },
  ];
  return [
    right({ text: text(at) }, why),
    ...faults.map(({ code, why: reason }, index) =>
      wrong({ text: text(others[index] ?? at) }, code, reason),
    ),
  ];
}
