import type { Difficulty } from "@sat/item";
import type { BelievedDifficulty } from "../answer.ts";
import { declaredDifficulty } from "../belief.ts";

/**
 * What is believed of a question of a level before it is drawn which model makes it, each as likely: it is as hard as
 * theirs on average, and less sure by as much as those differ. Nothing where nothing is accepted of any of them.
 *
 * @param accepted what is accepted of each model, if anything is; of the others the declared difficulty holds
 */
export function expectedDifficulty(
  level: Difficulty,
  accepted: readonly (BelievedDifficulty | undefined)[],
): BelievedDifficulty | undefined {
  if (accepted.every((each) => each === undefined)) return undefined;
  const believed = accepted.map((each) => each ?? declaredDifficulty(level));
  const mean = average(believed.map((each) => each.mean));
  const variance = average(believed.map((each) => each.spread ** 2 + (each.mean - mean) ** 2));
  return { mean, spread: Math.sqrt(variance) };
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
