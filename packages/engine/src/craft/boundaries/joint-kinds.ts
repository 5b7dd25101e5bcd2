import type { JointPlace } from "@sat/content";
import type { Difficulty } from "@sat/item";
import type { Link } from "./joint.ts";

export type JointKind = JointPlace["kind"];

interface JointRule {
  /** The links that the place may ask for. */
  readonly asks: readonly Link[];
  /** Links that an editor might accept there as well: none of them is offered beside the one asked for. */
  readonly also: readonly Link[];
  /** How hard the construction is by itself, before its length counts. */
  readonly weight: number;
}

/** The links that join two full clauses. */
const JOINING = [
  "semicolon",
  "period",
  "colon",
  "dash",
  "comma and conjunction",
] as const satisfies readonly Link[];

/** What may be asked at each kind of place, and how hard it is: the one table of levels for boundaries. */
export const JOINT_RULES: Readonly<Record<JointKind, JointRule>> = {
  clauses: { asks: ["semicolon", "period"], also: JOINING, weight: 0 },
  "turning-clauses": {
    asks: ["semicolon", "period"],
    also: ["semicolon", "period", "dash"],
    weight: 2,
  },
  explanation: { asks: ["colon"], also: JOINING, weight: 2 },
  coordinated: { asks: ["comma and conjunction"], also: JOINING, weight: 0 },
  "dependent-first": { asks: ["comma"], also: [], weight: 0 },
  front: { asks: ["comma"], also: [], weight: 0 },
  outcome: { asks: ["comma"], also: ["dash", "none"], weight: 1 },
  list: { asks: ["colon", "dash"], also: ["colon", "dash", "conjunction"], weight: 0 },
  answer: { asks: ["colon", "dash"], also: ["colon", "dash", "comma", "conjunction"], weight: 1 },
  "restrictive-last": { asks: ["none"], also: ["comma", "dash"], weight: 1 },
  inset: { asks: ["comma", "dash"], also: [], weight: 1 },
  essential: { asks: ["none"], also: [], weight: 1 },
  "subject-and-verb": { asks: ["none"], also: [], weight: 0 },
  "verb-and-complement": { asks: ["none"], also: [], weight: 0 },
  "noun-and-phrase": { asks: ["none"], also: [], weight: 0 },
  "preposition-and-object": { asks: ["none"], also: [], weight: 0 },
  "title-and-name": { asks: ["none"], also: ["conjunction"], weight: 1 },
  "lead-and-series": { asks: ["none"], also: [], weight: 1 },
  "second-verb": { asks: ["conjunction"], also: [], weight: 0 },
  items: { asks: ["comma", "comma and conjunction"], also: ["conjunction"], weight: 0 },
  glossed: { asks: ["semicolon", "comma"], also: ["conjunction"], weight: 2 },
};

/** Words of the stretch before the joint from which it is long, and from which it is very long. */
const LONG = 10;
const VERY_LONG = 16;

/** The level of a joint: what the construction weighs, and how far what decides stands from it. */
export function levelOf(weight: number, before: string): Difficulty {
  const words = before.split(" ").length;
  const score = weight + (words >= LONG ? 1 : 0) + (words >= VERY_LONG ? 1 : 0);
  if (score === 0) return "Easy";
  return score < 3 ? "Medium" : "Hard";
}
