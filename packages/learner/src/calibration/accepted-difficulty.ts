import type { Difficulty } from "@sat/item";
import type { BelievedDifficulty } from "../answer.ts";
import { declaredDifficulty } from "../belief.ts";
import { ofQuestion } from "./difficulty-filter.ts";

/** An estimate that counts from now on: of the questions that a version of a model makes at a level. */
export interface AcceptedEstimate {
  readonly version: number;
  readonly difficulty: BelievedDifficulty;
}

/**
 * What is believed of a question by what is accepted of its model's versions at its level; nothing if nothing is. Of
 * another version the declared difficulty holds, but it is less sure, by as much as it was off before.
 */
export function acceptedDifficulty(
  accepted: readonly AcceptedEstimate[],
  { version, level }: { readonly version: number; readonly level: Difficulty },
): BelievedDifficulty | undefined {
  const own = accepted.find((estimate) => estimate.version === version);
  if (own !== undefined) return ofQuestion(own.difficulty);
  const latest = accepted.toSorted((one, other) => other.version - one.version)[0];
  if (latest === undefined) return undefined;
  const { mean, spread } = declaredDifficulty(level);
  return { mean, spread: Math.sqrt(spread ** 2 + (latest.difficulty.mean - mean) ** 2) };
}
