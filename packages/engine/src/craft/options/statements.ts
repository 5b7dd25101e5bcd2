import { capitalized } from "../../language/noun.ts";
import type { DraftOption } from "../../model.ts";
import { reasonedStatements } from "./reasoned-statements.ts";
import { type Twists, siblingAnswers } from "./siblings.ts";
import type { Misstep } from "./slips.ts";

/** A slip that leads to a statement has no calculation. */
type Told = Omit<Misstep, "work">;

interface Statements {
  readonly at: Twists;
  /** What is true of each of the four sibling problems: a whole sentence. */
  readonly text: (at: Twists) => string;
  readonly why: string;
  /** How a learner comes to mistake the first twist, and the second; and by which one slip to mistake both, if by any. */
  readonly slips: readonly [Told, Told, Told?];
}

/** The statements true of four sibling problems: one is the key, the others follow from slips. */
export function statementOptions({ at, text, why, slips }: Statements): DraftOption[] {
  const [first, second, third] = slips;
  return reasonedStatements({
    at,
    text,
    why,
    faults: [
      { code: first.code, why: leadsHere(first.deed) },
      { code: second.code, why: leadsHere(second.deed) },
      third
        ? { code: third.code, why: leadsHere(third.deed) }
        : { code: second.code, why: leadsHere(first.deed, second.deed) },
    ],
  });
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
