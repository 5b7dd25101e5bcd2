import type { StretchRole } from "../../facts/language.ts";
import { capitalized } from "../../language/noun.ts";
import type { Joint } from "./joint.ts";
import { partnerOf } from "./partner.ts";
import { ruleOf } from "./rules.ts";
import { LINK_NAMES, inItalics, wordsAt } from "./wrong.ts";

/** What stays together where no mark stands. */
const TOGETHER: Readonly<Partial<Record<StretchRole, string>>> = {
  predicate: "the subject stays with its verb",
  complement: "the verb stays with the words that complete it",
  phrase: "the noun stays with the phrase that belongs to it",
  object: "the preposition stays with its object",
  name: "the role stays with the name that completes it",
  "essential-clause": "the noun stays with the clause that it needs",
  series: "the list stays with the words that lead into it",
};

/** What the mark does at each point; it completes "A colon after *X* …". */
const DOES: Readonly<Record<string, string>> = {
  B01: "joins two independent clauses",
  B02: "ends one independent clause, so that the next begins a sentence of its own",
  B03: "joins two independent clauses",
  B05: "shows where the dependent clause ends and the main clause begins",
  B07: "shows where the introductory phrase ends and the main clause begins",
  B12: "sets the phrase off from the clause on which it comments",
  B14: "introduces what the clause before it announces",
  B16: "introduces what the clause before it announces",
  "B17 semicolon": "joins the two clauses, and the transition only says how they are related",
  "B17 period": "separates the two clauses, and the transition only says how they are related",
  "B17 comma": "sets the transition off from the rest of its clause",
  "B21 comma": "separates the first of three items from the second",
  "B22 semicolon":
    "shows where one item of the list ends, since the items hold commas of their own",
  "B22 comma": "separates the name from the words that explain it",
};

/** Where the mark is one of two around an interruption. */
const PAIRED: ReadonlySet<string> = new Set(["B08", "B10", "B13"]);

/** Why the link that stands at the joint is right there, said of its own words. */
export function whyRight(joint: Joint): string {
  const [last, first] = wordsAt(joint);
  if (joint.after.role === "second-predicate") {
    const [one, two] = [joint.before.verb, joint.after.verb].map((verb = "") => inItalics(verb));
    return `The word *and* joins ${two} to ${one}: both verbs have one subject.`;
  }
  const together = joint.link === "none" ? TOGETHER[joint.after.role] : undefined;
  if (together !== undefined) return `With no mark between ${last} and ${first}, ${together}.`;
  const does = PAIRED.has(joint.archetype)
    ? `pairs with ${partnerOf(joint)}`
    : (DOES[`${joint.archetype} ${joint.link}`] ?? DOES[joint.archetype]);
  if (does === undefined || joint.link === "none") return ruleOf(joint);
  return `${capitalized(LINK_NAMES[joint.link])} after ${last} ${does}.`;
}
