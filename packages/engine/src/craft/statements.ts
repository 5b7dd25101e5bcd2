import type { MisconceptionCode } from "@sat/item";
import { capitalized } from "../language/noun.ts";
import type { DraftOption } from "../model.ts";
import { right, wrong } from "./option.ts";
import { type Twists, siblingAnswers } from "./siblings.ts";

interface Misstep {
  readonly code: MisconceptionCode;
  readonly deed: string;
}

interface Statements {
  readonly at: Twists;
  /** What is true of each of the four sibling problems: a whole sentence. */
  readonly say: (at: Twists) => string;
  readonly why: string;
  /** How a learner comes to mistake the first twist, and the second. */
  readonly slips: readonly [Misstep, Misstep];
}

/** The statements true of four sibling problems: one is the key, the others follow from slips. */
export function siblingStatements({ at, say, why, slips }: Statements): DraftOption[] {
  const [first, second] = slips;
  const other = { first: !at.first, second: at.second };
  const another = { first: at.first, second: !at.second };
  const both = { first: !at.first, second: !at.second };
  return [
    right({ text: say(at) }, why),
    wrong({ text: say(other) }, first.code, leadsHere(first.deed)),
    wrong({ text: say(another) }, second.code, leadsHere(second.deed)),
    wrong({ text: say(both) }, second.code, leadsHere(first.deed, second.deed)),
  ];
}

interface Meanings<Ask extends string> {
  /** What each of four parts of a situation means, each asked as often. */
  readonly meanings: Readonly<Record<Ask, string>>;
  readonly ask: NoInfer<Ask>;
  readonly why: string;
  /** Why another of the meanings is not that of the part asked about. */
  readonly slip: (other: NoInfer<Ask>) => {
    readonly code: MisconceptionCode;
    readonly why: string;
  };
}

/** Four meanings, of which that of one part is asked. */
export function rotatingMeanings<Ask extends string>(rotation: Meanings<Ask>): DraftOption[] {
  const { meanings, ask, why, slip } = rotation;
  // The keys of the record are its asks.
  const asks = Object.keys(meanings) as Ask[];
  return asks.map((other) => {
    const face = { text: meanings[other] };
    if (other === ask) return right(face, why);
    const mistake = slip(other);
    return wrong(face, mistake.code, mistake.why);
  });
}

/** "Doing this and then doing that leads to this statement." */
function leadsHere(...deeds: readonly string[]): string {
  return `${capitalized(deeds.join(" and then "))} leads to this statement.`;
}

/** The same for statements worded by `text`. */
export function statementOptions({
  text,
  ...statements
}: Omit<Statements, "say"> & { readonly text: Statements["say"] }): DraftOption[] {
  return siblingStatements({ ...statements, say: text });
}

/** What each of the four statements claims, by its text, as the facts hold it. */
export function statementClaims<Claim>(
  text: (at: Twists) => string,
  claim: (at: Twists) => Claim,
): Readonly<Record<string, Claim>> {
  return Object.fromEntries(siblingAnswers((at) => [text(at), claim(at)] as const));
}
