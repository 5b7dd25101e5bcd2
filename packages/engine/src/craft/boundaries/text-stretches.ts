import type { JointPlace } from "@sat/content";
import type { Stretch, StretchRole } from "../../facts/language.ts";
import type { Cut } from "../paragraphs/cut.ts";
import { BEHIND_ADVERB } from "./adverbs.ts";
import type { Joint } from "./joint.ts";

export type PlaceOf<Kind extends JointPlace["kind"]> = Extract<JointPlace, { readonly kind: Kind }>;

/** A stretch of a text, with its finite verb if it has one. */
export function stretch(text: string, role: StretchRole, verb?: string): Stretch {
  return { text, role, ...(verb !== undefined && { verb }) };
}

/** What stands around a joint: the sentences beside its own, and the rest of that. */
export function around({ lead, tail, trail }: Cut): Pick<Joint, "lead" | "tail" | "trail"> {
  return { lead, tail, trail };
}

/**
 * A subject or a noun begins no earlier than the clause that it stands in, and a clause behind the adverb in front of
 * it: the words before go to the start of the sentence.
 */
export function narrowed(cut: Cut, role: StretchRole): Cut & Pick<Joint, "start"> {
  const at = OF_ONE_CLAUSE.has(role)
    ? cut.before.search(/(?<=[;:] )(?!.*[;:] )/)
    : cut.before.search(BEHIND_ADVERB);
  if (at <= 0) return cut;
  return { ...cut, start: cut.before.slice(0, at).trim(), before: cut.before.slice(at) };
}

const OF_ONE_CLAUSE: ReadonlySet<StretchRole> = new Set([
  "subject",
  "verb",
  "head",
  "preposition",
  "series-lead",
  "item",
]);
