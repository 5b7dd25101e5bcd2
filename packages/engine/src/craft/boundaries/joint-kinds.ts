import type { JointPlace } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { Link } from "./joint.ts";

export type JointKind = JointPlace["kind"];

interface JointRule {
  /** The links that the place may ask for. */
  readonly asks: readonly Link[];
  /** Links that an editor might accept there as well: none of them is offered beside the one asked for. */
  readonly also: readonly Link[];
  /** Most words of the two stretches together, up to the verb of the sentence, on Easy, and on Medium. */
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

/** Beside a unit of noun and phrase, "direction and of" tempts nobody. */
const JOINED = ["conjunction", "comma and conjunction"] as const satisfies readonly Link[];

/** Of units so close that a mark inside them tempts few, whatever their length. */
const ALWAYS_EASY = [Infinity, Infinity] as const;

/** What may be asked at each kind of place, and how long it is at each level: the one table of levels for boundaries. */
export const JOINT_RULES: Readonly<Record<JointKind, JointRule>> = {
  clauses: { asks: ["semicolon", "period"], also: JOINING, span: [0, 30] },
  "turning-clauses": {
    asks: ["semicolon", "period"],
    also: ["semicolon", "period", "dash"],
    span: [0, 44],
  },
  explanation: { asks: ["colon"], also: JOINING, span: [20, 36] },
  coordinated: { asks: ["comma and conjunction"], also: JOINING, span: [24, 36] },
  "dependent-first": { asks: ["comma"], also: [], span: [26, Infinity] },
  front: { asks: ["comma"], also: [], span: [18, Infinity] },
  outcome: { asks: ["comma"], also: ["dash"], span: [24, 36] },
  list: {
    asks: ["colon", "dash"],
    also: ["colon", "dash", "conjunction", "comma and conjunction"],
    span: [32, 46],
  },
  inset: { asks: ["comma", "dash", "closing parenthesis"], also: [], span: [9, 17] },
  essential: { asks: ["none"], also: [], span: [8, 16] },
  "subject-and-verb": { asks: ["none"], also: [], span: [6, 15] },
  "verb-and-complement": { asks: ["none"], also: [], span: ALWAYS_EASY },
  "noun-and-phrase": { asks: ["none"], also: JOINED, span: ALWAYS_EASY },
  "preposition-and-object": { asks: ["none"], also: JOINED, span: ALWAYS_EASY },
  "title-and-name": { asks: ["none"], also: ["conjunction"], span: [0, 26] },
  "lead-and-series": { asks: ["none"], also: [], span: [22, Infinity] },
  "second-verb": { asks: ["conjunction"], also: [], span: [18, 28] },
  items: { asks: ["comma"], also: ["conjunction"], span: [22, Infinity] },
  glossed: { asks: ["semicolon", "comma"], also: ["conjunction"], span: [0, 30] },
};

/** What joins full clauses is never Easy: its places are at least Medium. */
export const NEVER_EASY: ReadonlySet<Link> = new Set<Link>(["semicolon", "period"]);

/** An adverb inside its clause hides where that begins as so many words would. */
const INSIDE = 24;

/** Where an interruption opens, the mark that closes it is in sight, which saves so many words. */
const OPENING = 6;

/** What else makes a joint harder or easier than its words. */
export type Placing = "inside" | "opening" | "plain";

const WORTH: Readonly<Record<Placing, number>> = { inside: INSIDE, opening: -OPENING, plain: 0 };

/** The level of a joint: how many words one has to see as two stretches. */
export function levelOf(kind: JointKind, stretches: string, placing: Placing): Difficulty {
  const [easy, medium] = JOINT_RULES[kind].span;
  const words = stretches.split(" ").length + WORTH[placing];
  if (words <= easy) return "Easy";
  return words <= medium ? "Medium" : "Hard";
}
