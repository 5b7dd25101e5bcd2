import type { SlipCode } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import type { DraftOption } from "../../model.ts";
import { right, wrong } from "./option.ts";
import { type Twists, siblingAnswers } from "./siblings.ts";

interface Misstep {
  readonly code: SlipCode;
  readonly deed: string;
}

interface Statements {
  readonly at: Twists;
  /** What is true of each of the four sibling problems: a whole sentence. */
  readonly text: (at: Twists) => string;
  readonly why: string;
  /** How a learner comes to mistake the first twist, and the second; and by which one slip to mistake both, if by any. */
  readonly slips: readonly [Misstep, Misstep, Misstep?];
}

/** The statements true of four sibling problems: one is the key, the others follow from slips. */
export function statementOptions({ at, text, why, slips }: Statements): DraftOption[] {
  const [first, second, third] = slips;
  const other = { first: !at.first, second: at.second };
  const another = { first: at.first, second: !at.second };
  const both = { first: !at.first, second: !at.second };
  return [
    right({ text: text(at) }, why),
    wrong({ text: text(other) }, first.code, leadsHere(first.deed)),
    wrong({ text: text(another) }, second.code, leadsHere(second.deed)),
    third
      ? wrong({ text: text(both) }, third.code, leadsHere(third.deed))
      : wrong({ text: text(both) }, second.code, leadsHere(first.deed, second.deed)),
  ];
}

/** "Doing this and then doing that leads to this statement." */
function leadsHere(...deeds: readonly string[]): string {
  return `${capitalized(deeds.join(" and then "))} leads to this statement.`;
}

/** What each of the four statements claims, by its text, as the facts hold it. */
export function statementClaims<Claim>(
  text: (at: Twists) => string,
  claim: (at: Twists) => Claim,
): Readonly<Record<string, Claim>> {
  return Object.fromEntries(siblingAnswers((at) => [text(at), claim(at)] as const));
}
