import { BLANK, type Difficulty } from "@sat/item";
import type { Draft } from "../model.ts";
import type { Chance } from "../random/chance.ts";
import { ROLES, ruleOf, wrongMark } from "./joint-words.ts";
import type { Joint, Mark } from "./joints.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "./orbit.ts";
import { CONVENTIONS_STEM, completionQuestion, sentenceOf, texts } from "./writing-text.ts";

/** A sentence whose mark at one joint is asked for. */
export interface JointItem {
  readonly level: Difficulty;
  readonly marks: Orbit<Mark>;
  readonly joint: Joint;
  readonly text: string;
}

type Joints = Readonly<Record<Difficulty, readonly Joint[]>>;

/** The texts that a sentence with this joint can close. */
function jointTexts({ card, before, after }: Joint): string[] {
  return texts(card, sentenceOf(splitLast(before.text)[0], BLANK, after.text));
}

/** Draws the mark first, then a joint that takes it. */
export function drawJoint(
  chance: Chance,
  level: Difficulty,
  marks: Orbit<Mark>["members"],
  joints: Joints,
): JointItem {
  const chosen = orbit<Mark>(chance, marks);
  const joint = chance.pick(joints[level].filter(({ mark }) => mark === keyOf(chosen)));
  return { level, marks: chosen, joint, text: chance.pick(jointTexts(joint)) };
}

/** The last word before the joint, which the options repeat, and what stands before it. */
function splitLast(text: string): [rest: string, last: string] {
  const space = text.lastIndexOf(" ");
  return [text.slice(0, space), text.slice(space + 1)];
}

function option({ marks, joint }: JointItem, mark: Mark): OptionWords {
  const { archetype, before } = joint;
  const text = splitLast(before.text)[1] + mark;
  return mark === keyOf(marks)
    ? { text, code: null, reason: ruleOf(archetype) }
    : { text, ...wrongMark(mark, archetype) };
}

/** Words the item. */
export function buildJoint(item: JointItem): Draft {
  const { joint, marks, text } = item;
  const { before, after, archetype } = joint;
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Mark>(marks, (mark) => option(item, mark)),
    opening: ruleOf(archetype),
    steps: [
      { text: `What ends at the blank is ${ROLES[before.role]}: *${before.text}*.` },
      { text: `What follows the blank is ${ROLES[after.role]}: *${after.text}*.` },
    ],
    hint: "Ask of each side of the blank whether it could stand alone as a sentence.",
    tip: "Name what stands on each side of a mark before you choose the mark.",
    archetype,
  };
}

/** How many texts the joints of a level give. */
export function jointSpace(joints: readonly Joint[]): number {
  return joints.reduce((count, joint) => count + jointTexts(joint).length, 0);
}
