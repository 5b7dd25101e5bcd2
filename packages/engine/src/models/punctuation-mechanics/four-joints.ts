import { BLANK, type Difficulty } from "@sat/item";
import { type Joint, MARKS, type Mark, jointsAt } from "../../craft/joints.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import {
  CONVENTIONS_STEM,
  completionQuestion,
  sentenceOf,
  texts,
} from "../../craft/writing-text.ts";
import type { Stretch } from "../../facts/language.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

interface Sentence {
  readonly level: Difficulty;
  readonly marks: Orbit<Mark>;
  readonly joint: Joint;
  readonly text: string;
}

const joints: Readonly<Record<Difficulty, readonly Joint[]>> = {
  Easy: jointsAt("Easy"),
  Medium: jointsAt("Medium"),
  Hard: jointsAt("Hard"),
};

function textsOf({ card, before, after }: Joint): string[] {
  return texts(card, sentenceOf(splitLast(before.text)[0], BLANK, after.text));
}

function draw(chance: Chance, level: Difficulty): Sentence {
  const marks = orbit<Mark>(chance, MARKS);
  const joint = chance.pick(joints[level].filter(({ mark }) => mark === keyOf(marks)));
  return { level, marks, joint, text: chance.pick(textsOf(joint)) };
}

/** The last word before the joint, which the options repeat, and what stands before it. */
function splitLast(text: string): [rest: string, last: string] {
  const space = text.lastIndexOf(" ");
  return [text.slice(0, space), text.slice(space + 1)];
}

const RIGHT: Readonly<Record<string, string>> = {
  B19: "No mark may part a subject from its verb.",
  B20: "No mark may part a verb from what it needs after it.",
  B05: "A comma closes the dependent clause that opens the sentence.",
  B13: "A nonessential clause that a comma opens must be closed by a comma as well.",
  B17: "A semicolon joins two full clauses, even when the second holds an adverb such as *however*.",
  B14: "A colon follows a full clause and announces the list.",
};

const NAMES: Readonly<Record<Mark, string>> = {
  "": "no mark",
  ",": "a comma",
  ";": "a semicolon",
  ":": "a colon",
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
  B05: (mark) =>
    mark === ""
      ? { code: "E-MISSING", reason: "The dependent clause runs into the main clause." }
      : {
          code: "E-FRAGMENT",
          reason: `What stands before ${NAMES[mark]} would have to be a full clause, but it is a dependent one.`,
        },
  B13: (mark) => ({
    code: "E-PAIR",
    reason:
      mark === ""
        ? "The comma that opens the nonessential clause is left without its partner."
        : `The clause is opened by a comma, so it cannot be closed by ${NAMES[mark]}.`,
  }),
  B17: (mark) => {
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

function wrong(mark: Mark, archetype: string): Wrong {
  const reasons = WRONG[archetype];
  if (reasons === undefined) throw new RangeError(`no reasons for ${archetype}`);
  return reasons(mark);
}

function right(archetype: string): string {
  const rule = RIGHT[archetype];
  if (rule === undefined) throw new RangeError(`no rule for ${archetype}`);
  return rule;
}

function option({ marks, joint }: Sentence, mark: Mark): OptionWords {
  const { archetype, before } = joint;
  const text = splitLast(before.text)[1] + mark;
  return mark === keyOf(marks)
    ? { text, code: null, reason: right(archetype) }
    : { text, ...wrong(mark, archetype) };
}

function build(sentence: Sentence): Draft {
  const { joint, marks, text } = sentence;
  const { before, after, archetype } = joint;
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Mark>(marks, (mark) => option(sentence, mark)),
    opening: right(archetype),
    steps: [
      { text: `What ends at the blank is ${ROLES[before.role]}: *${before.text}*.` },
      { text: `What follows the blank is ${ROLES[after.role]}: *${after.text}*.` },
    ],
    hint: "Ask of each side of the blank whether it could stand alone as a sentence.",
    tip: "Name what stands on each side of a mark before you choose the mark.",
    archetype,
  };
}

const ROLES: Readonly<Record<Stretch["role"], string>> = {
  clause: "a full clause",
  "dependent-clause": "a dependent clause",
  subject: "the subject with what belongs to it",
  "opened-supplement": "the subject with a nonessential clause that a comma has opened",
  predicate: "the predicate",
  verb: "the subject and its verb",
  complement: "what completes the verb",
  list: "a list",
};

function spaceAt(level: Difficulty): number {
  return joints[level].reduce((count, joint) => count + textsOf(joint).length, 0);
}

/** B05, B13, B14, B17, B19, B20: which mark, if any, stands at a joint. */
export const fourJoints = defineModel<Sentence>({
  id: "four-joints",
  version: 2,
  topic: "punctuation-mechanics",
  skill: "BOU",
  archetypes: ["B05", "B13", "B14", "B17", "B19", "B20"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ joint: { before, after } }) => ({ kind: "joint", before, after }),
  signature: ({ text, joint }) => `${text} ${joint.before.text}`,
  features: ({ level }) => ({ steps: 2, nested: level === "Hard" ? 1 : 0 }),
});
