import type { Clause } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { clauseText } from "../../language/statement.ts";
import type { Shape } from "./joint.ts";

/** Fewest and most words of the clauses of a sentence: the harder, the more stands between the words that decide. */
const WORDS: Readonly<Record<Difficulty, readonly [fewest: number, most: number]>> = {
  Easy: [0, 23],
  Medium: [18, 28],
  Hard: [23, 60],
};

/** Whether the clauses together are of the level's length. */
export function isOfLevel(level: Difficulty, ...clauses: readonly Clause[]): boolean {
  const words = clauses.map(clauseText).join(" ").split(" ").length;
  const [fewest, most] = WORDS[level];
  return words >= fewest && words <= most;
}

/** The shape at some levels only. */
export function at(levels: readonly Difficulty[], shape: Shape): Shape {
  return (card, level) => (levels.includes(level) ? shape(card, level) : []);
}
