import type { StretchRole } from "../../facts/language.ts";
import type { OptionWords } from "../orbit.ts";
import type { Joint, Link } from "./joint.ts";

type Wrong = Pick<OptionWords, "code" | "reason">;

/** The rule at a joint by its point; each fits the first sentence of an explanation. */
const RULES: Readonly<Record<string, string>> = {
  B03: "Two full clauses are joined by a comma together with a conjunction.",
  B04: "Two verbs that share one subject are joined by a conjunction alone.",
  B05: "A dependent clause that opens a sentence is closed by a comma.",
  B06: "A dependent clause at the end follows without a mark unless it marks a contrast.",
  B07: "A long phrase in front of the main clause is closed by a comma.",
  B08: "A phrase that renames its noun stands between two marks of one kind.",
  B10: "A clause that only adds a remark stands between two marks of one kind.",
  B12: "An -ing phrase that comments on the whole clause follows a comma.",
  B13: "What interrupts a sentence is closed by the mark that opened it.",
  B14: "A colon follows a full clause and brings what that clause announces.",
  B16: "A dash can follow a full clause and bring what that clause announces.",
  B17: "An adverb such as *however* cannot join two full clauses; a stronger mark must.",
  B19: "No mark may part a subject from its verb.",
  B20: "No mark may part a verb from what completes it.",
};

/** The rule that decides the joint. Throws for a point that has none: a fault of its shape. */
export function ruleOf({ archetype }: Joint): string {
  const rule = RULES[archetype];
  if (rule === undefined) throw new RangeError(`there is no rule for ${archetype}`);
  return rule;
}

/** What a stretch of text is, in words. */
export const ROLE_NAMES: Readonly<Record<StretchRole, string>> = {
  clause: "a full clause",
  "turning-clause": "a full clause with an adverb in it",
  "dependent-clause": "a dependent clause",
  front: "a phrase without a verb of its own",
  subject: "the subject with what belongs to it",
  predicate: "the verb with what completes it",
  verb: "the subject with its verb",
  complement: "what completes the verb",
  inset: "an interruption that the sentence can do without",
  "opened-inset": "the subject with an interruption that has been opened",
  outcome: "a phrase without a subject or a finite verb",
  list: "the list that the clause announces",
  answer: "what the clause announces",
  "second-predicate": "a second verb of the same subject",
};

const NAMES: Readonly<Record<Link, string>> = {
  none: "no mark",
  comma: "a comma",
  semicolon: "a semicolon",
  colon: "a colon",
  dash: "a dash",
  period: "a period",
  question: "a question mark",
  "opening parenthesis": "a parenthesis",
  "closing parenthesis": "a parenthesis",
  conjunction: "a conjunction",
  "comma and conjunction": "a comma with a conjunction",
};

/** Why a link fails at the joint. */
export function wrongLink({ before, after, link: right }: Joint, link: Link): Wrong {
  if (after.role === "inset" || before.role === "opened-inset") return unpaired(right, link);
  if (before.role === "subject" || before.role === "verb") return broken(before.role, link);
  if (before.role === "dependent-clause" || before.role === "front")
    return opener(before.role, link);
  if (after.role === "clause" || after.role === "turning-clause")
    return twoClauses(after.role, link);
  return addition(after.role, link);
}

function unpaired(right: Link, link: Link): Wrong {
  const reason =
    link === "none"
      ? `The interruption has ${NAMES[right]} at one end and nothing at the other.`
      : `The interruption has ${NAMES[right]} at one end, which cannot pair with ${NAMES[link]} at the other.`;
  return { code: "E-PAIR", reason };
}

function broken(role: "subject" | "verb", link: Link): Wrong {
  const parts =
    role === "subject" ? "the subject from its verb" : "the verb from what completes it";
  return { code: "E-BREAK", reason: `Putting ${NAMES[link]} here parts ${parts}.` };
}

function opener(role: "dependent-clause" | "front", link: Link): Wrong {
  const what = role === "front" ? "the opening phrase" : "the dependent clause";
  switch (link) {
    case "none":
      return { code: "E-MISSING", reason: `Without a mark ${what} runs into the main clause.` };
    case "conjunction":
      return {
        code: "E-RUNON",
        reason: `A conjunction would treat ${what} as if it were a second main clause.`,
      };
    case "comma and conjunction":
      return {
        code: "E-RUNON",
        reason: `The comma would be right, but the conjunction treats ${what} as a main clause.`,
      };
    default:
      return {
        code: "E-FRAGMENT",
        reason: `Before ${NAMES[link]} a full clause must stand, but ${what} is none.`,
      };
  }
}

function twoClauses(role: "clause" | "turning-clause", link: Link): Wrong {
  switch (link) {
    case "comma":
      return {
        code: "E-SPLICE",
        reason:
          role === "clause"
            ? "A comma alone cannot join two full clauses."
            : "A comma alone cannot join two full clauses, and the adverb does not help it.",
      };
    case "none":
      return { code: "E-RUNON", reason: "Two full clauses run on without a mark." };
    case "conjunction":
      return {
        code: "E-RUNON",
        reason: "Between two full clauses the conjunction needs a comma before it.",
      };
    case "comma and conjunction":
      return {
        code: "E-RUNON",
        reason: "The conjunction and the adverb would join the clauses twice over.",
      };
    default:
      return {
        code: "E-BREAK",
        reason: `With ${NAMES[link]} the second clause would have to explain the first, but it turns to a new point.`,
      };
  }
}

const ADDED: Readonly<Partial<Record<StretchRole, string>>> = {
  outcome: "an -ing phrase",
  list: "a list",
  answer: "a noun with what belongs to it",
  "second-predicate": "a verb without a subject of its own",
};

function addition(role: StretchRole, link: Link): Wrong {
  const what = ADDED[role] ?? "what follows";
  switch (link) {
    case "none":
      return { code: "E-MISSING", reason: `Without a mark the clause runs into ${what}.` };
    case "semicolon":
    case "period":
      return {
        code: "E-FRAGMENT",
        reason: `After ${NAMES[link]} a full clause must stand, but what follows is ${what}.`,
      };
    case "comma":
      if (role !== "second-predicate") {
        return {
          code: "E-BREAK",
          reason: `A comma is too weak here: what follows would read as one more part of the clause.`,
        };
      }
      return {
        code: "E-SPLICE",
        reason: "A comma alone cannot join the second verb to the first.",
      };
    case "comma and conjunction":
      return { code: "E-BREAK", reason: "The comma parts two verbs that share one subject." };
    default:
      return {
        code: "E-BREAK",
        reason: `Nothing has been announced that ${NAMES[link]} could bring.`,
      };
  }
}
