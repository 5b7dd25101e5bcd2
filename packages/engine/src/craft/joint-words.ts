import type { OptionWords } from "./orbit.ts";
import type { Mark } from "./joints.ts";
import type { OldStretch } from "../facts/language.ts";

const RIGHT: Readonly<Record<string, string>> = {
  B19: "No mark may part a subject from its verb.",
  B20: "No mark may part a verb from what it needs after it.",
  B05: "A comma closes the dependent clause that opens the sentence.",
  B13: "A nonessential clause that a comma opens must be closed by a comma as well.",
  B17: "A semicolon joins two full clauses, even when the second holds an adverb such as *however*.",
  B14: "A colon follows a full clause and announces the list.",
  B04: "Two verbs of one subject are joined by *and* alone, without a mark.",
};

const NAMES: Readonly<Record<Mark, string>> = {
  "": "no mark",
  ",": "a comma",
  ";": "a semicolon",
  ":": "a colon",
  " and": "*and*",
};

type Wrong = Pick<OptionWords, "code" | "reason">;

/** Why each wrong mark fails, by the point that the joint is about. */
const WRONG: Readonly<Record<string, (mark: Mark) => Wrong>> = {
  B19: (mark) => ({
    code: "E-BREAK",
    reason: `This puts ${NAMES[mark]} between the subject and its verb.`,
  }),
  B20: (mark) => ({
    code: "E-BREAK",
    reason: `This puts ${NAMES[mark]} between the verb and what completes it.`,
  }),
  B04: (mark) => {
    if (mark === ";") {
      const reason =
        "A semicolon needs a full clause after it, but the second verb has no subject of its own.";
      return { code: "E-FRAGMENT", reason };
    }
    return mark === ","
      ? { code: "E-SPLICE", reason: "A comma alone cannot join the second verb to the first." }
      : {
          code: "E-RUNON",
          reason: "The second verb follows with nothing to join it to the first.",
        };
  },
  B05: (mark) => {
    if (mark === "") {
      const reason = "The dependent clause runs into the main clause; a comma must close it.";
      return { code: "E-MISSING", reason };
    }
    if (mark === " and") {
      const reason = "The subordinator joins the clauses already, and *and* would join them twice.";
      return { code: "E-RUNON", reason };
    }
    const reason = `What stands before ${NAMES[mark]} would have to be a full clause, but it is a dependent one.`;
    return { code: "E-FRAGMENT", reason };
  },
  B13: (mark) => ({
    code: "E-PAIR",
    reason:
      mark === ""
        ? "The comma that opens the nonessential clause is left without its partner."
        : `The clause is opened by a comma, so it cannot be closed by ${NAMES[mark]}.`,
  }),
  B17: (mark) => {
    if (mark === " and") {
      return {
        code: "E-RUNON",
        reason: "Before *and*, two full clauses need a comma, and the adverb stands in its way.",
      };
    }
    if (mark === "") return { code: "E-RUNON", reason: "Two full clauses run on with no mark." };
    return mark === ","
      ? {
          code: "E-SPLICE",
          reason: "A comma alone cannot join two full clauses; the adverb does not change that.",
        }
      : {
          code: "E-BREAK",
          reason: "A colon announces an explanation, but the adverb turns to a new point.",
        };
  },
  B14: (mark) => {
    if (mark === "") return { code: "E-MISSING", reason: "The clause runs into the list." };
    return mark === ","
      ? { code: "E-BREAK", reason: "A comma makes the clause look like an item of the list." }
      : {
          code: "E-FRAGMENT",
          reason: "A semicolon needs a full clause after it, but what follows is a list.",
        };
  },
};

/** Why a mark fails at a joint of that archetype. */
export function wrongMark(mark: Mark, archetype: string): Wrong {
  const reasons = WRONG[archetype];
  if (reasons === undefined) throw new RangeError(`no reasons for ${archetype}`);
  return reasons(mark);
}

/** The rule that the joint of that archetype follows. */
export function ruleOf(archetype: string): string {
  const rule = RIGHT[archetype];
  if (rule === undefined) throw new RangeError(`no rule for ${archetype}`);
  return rule;
}

/** What stands beside a joint, in words. */
export const ROLES: Readonly<Record<OldStretch["role"], string>> = {
  clause: "a full clause",
  "dependent-clause": "a dependent clause",
  subject: "the subject with what belongs to it",
  "opened-supplement": "the subject with a nonessential clause that a comma has opened",
  predicate: "the predicate",
  verb: "the subject and its verb",
  complement: "what completes the verb",
  "second-predicate": "a second verb of the same subject",
  list: "a list",
};
