import type { StretchRole } from "../../facts/language.ts";
import { ADVERB_AT_JOINT } from "./adverbs.ts";
import type { Joint } from "./joint.ts";

/** The rule at a joint by its point; each fits the first sentence of an explanation. */
const RULES: Readonly<Record<string, string>> = {
  B01: "A semicolon can join two independent clauses without a conjunction.",
  B02: "An independent clause that nothing joins to the one before it begins a new sentence.",
  B03: "A comma together with a conjunction joins two independent clauses.",
  B04: "Two verbs that share a subject are joined by a conjunction and need no comma.",
  B05: "A comma follows a dependent clause that opens a sentence.",
  B07: "A comma follows a phrase that introduces the main clause.",
  B08: "An interruption is set off by a pair of commas, dashes, or parentheses.",
  B09: "A name that is needed to identify the person is not set off by punctuation.",
  B10: "Extra information is set off by a pair of commas, dashes, or parentheses.",
  B11: "A clause that is needed to identify its noun is not set off by punctuation.",
  B12: "A comma sets off an -ing phrase that comments on the whole clause before it.",
  B13: "An interruption must end with the same kind of mark that began it.",
  B14: "A colon follows an independent clause and introduces what that clause announces.",
  B15: "No punctuation comes between a list and the verb or preposition that leads into it.",
  B16: "A dash can follow an independent clause and introduce what that clause announces.",
  "B17 semicolon":
    "A transition such as *however* cannot join two independent clauses, but a semicolon can.",
  "B17 period": "A transition such as *however* joins no clauses; a period can separate them.",
  "B17 comma": "Commas set off a transition such as *however* from the rest of its clause.",
  B19: "No single mark belongs between a subject and its verb.",
  "B20 complement": "No punctuation separates a verb from the words that complete it.",
  "B20 phrase": "No punctuation separates a noun from a phrase that it needs.",
  "B20 object": "No punctuation separates a preposition from its object.",
  B21: "Commas separate the items in a list of three.",
  "B22 semicolon": "When items in a list already contain commas, semicolons separate them.",
  "B22 comma": "A comma separates a name from the phrase that explains it.",
};

/** The rule that decides the joint. Throws for a point that has none: a fault of its shape. */
export function ruleOf({ archetype, link, before, after }: Joint): string {
  const rule =
    RULES[`${archetype} ${link}`] ?? RULES[`${archetype} ${after.role}`] ?? RULES[archetype];
  if (rule === undefined) throw new RangeError(`there is no rule for ${archetype}`);
  const transition = ADVERB_AT_JOINT.exec(`${before.text} | ${after.text}`)?.[1]?.toLowerCase();
  return archetype === "B17" && transition ? rule.replace("however", transition) : rule;
}

/** What a stretch of text is, in words. */
export const ROLE_NAMES: Readonly<Record<StretchRole, string>> = {
  clause: "an independent clause",
  "turning-clause": "an independent clause that contains a transition",
  "dependent-clause": "a dependent clause",
  front: "an introductory phrase",
  subject: "the subject with the words that belong to it",
  predicate: "the verb with the words that complete it",
  verb: "the subject with its verb",
  complement: "what completes the verb",
  inset: "an interruption that the sentence does not need",
  "opened-inset": "the subject, with an interruption that is still open",
  outcome: "a phrase without a subject or a main verb",
  list: "the list that the clause announces",
  "second-predicate": "a second verb with the same subject",
  head: "a noun",
  phrase: "the phrase that modifies the noun",
  preposition: "a preposition without its object",
  object: "the object of the preposition",
  title: "the role of the person",
  name: "the name that identifies the person",
  "essential-clause": "the clause that identifies the noun",
  "series-lead": "the lead-in, which is incomplete without the list",
  series: "the list that completes it",
  item: "the list so far",
  "next-item": "the next of three items",
  "glossed-item": "one item of the list, which has a comma of its own",
  "next-glossed-item": "the next item, which has one as well",
  "item-name": "a name in the list",
  gloss: "the phrase that explains this name",
};
