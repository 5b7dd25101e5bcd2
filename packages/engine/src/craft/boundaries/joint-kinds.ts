import type { JointPlace } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { Link } from "./joint.ts";

export type JointKind = JointPlace["kind"];

interface JointRule {
  /** The links that the place may ask for. */
  readonly asks: readonly Link[];
  /** Links that an editor might accept there as well: none of them is offered beside the one asked for. */
  readonly also: readonly Link[];
  /** Most words of the two stretches together on Easy, and on Medium. */
  readonly span: readonly [easy: number, medium: number];
}

/** The links that join two full clauses. */
const JOINING = [
  "semicolon",
  "period",
  "colon",
  "dash",
  "comma and conjunction",
] as const satisfies readonly Link[];

/** What may be asked at each kind of place, and how long it is at each level: the one table of levels for boundaries. */
export const JOINT_RULES: Readonly<Record<JointKind, JointRule>> = {
  clauses: { asks: ["semicolon", "period"], also: JOINING, span: [24, 36] },
  "turning-clauses": {
    asks: ["semicolon", "period"],
    also: ["semicolon", "period", "dash"],
    span: [20, 30],
  },
  explanation: { asks: ["colon"], also: JOINING, span: [20, 30] },
  coordinated: { asks: ["comma and conjunction"], also: JOINING, span: [20, 30] },
  "dependent-first": { asks: ["comma"], also: [], span: [18, 24] },
  front: { asks: ["comma"], also: [], span: [20, 26] },
  outcome: { asks: ["comma"], also: ["dash", "none"], span: [20, 30] },
  list: { asks: ["colon", "dash"], also: ["colon", "dash", "conjunction"], span: [26, 34] },
  answer: {
    asks: ["colon", "dash"],
    also: ["colon", "dash", "comma", "conjunction"],
    span: [18, 28],
  },
  "restrictive-last": { asks: ["none"], also: ["comma", "dash"], span: [20, 28] },
  inset: {
    asks: ["comma", "dash", "opening parenthesis", "closing parenthesis"],
    also: [],
    span: [12, 18],
  },
  essential: { asks: ["none"], also: [], span: [8, 14] },
  "subject-and-verb": { asks: ["none"], also: [], span: [11, 16] },
  "verb-and-complement": { asks: ["none"], also: [], span: [12, 20] },
  "noun-and-phrase": { asks: ["none"], also: [], span: [12, 22] },
  "preposition-and-object": { asks: ["none"], also: [], span: [13, 22] },
  "title-and-name": { asks: ["none"], also: ["conjunction"], span: [7, 11] },
  "lead-and-series": { asks: ["none"], also: [], span: [18, 26] },
  "second-verb": { asks: ["conjunction"], also: [], span: [18, 25] },
  items: { asks: ["comma", "comma and conjunction"], also: ["conjunction"], span: [16, 24] },
  glossed: { asks: ["semicolon", "comma"], also: ["conjunction"], span: [0, 34] },
};

/** The level of a joint: how many words one has to see as two stretches; an adverb inside its clause counts for ten. */
export function levelOf(kind: JointKind, stretches: string, isInside: boolean): Difficulty {
  const [easy, medium] = JOINT_RULES[kind].span;
  const words = stretches.split(" ").length + (isInside ? 10 : 0);
  if (words <= easy) return "Easy";
  return words <= medium ? "Medium" : "Hard";
}
