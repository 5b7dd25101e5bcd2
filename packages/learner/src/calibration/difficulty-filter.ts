import type { Ability } from "../ability.ts";
import type { Answer, BelievedDifficulty } from "../answer.ts";
import { standing } from "../belief.ts";
import { type Evidence, turn } from "../evidence.ts";

/** How far a question's own difficulty lies from its cell's. */
const QUESTION_SPREAD = 0.4;

/** What is believed of a question when this is believed of its cell. */
export function ofQuestion({ mean, spread }: BelievedDifficulty): BelievedDifficulty {
  return { mean, spread: Math.sqrt(spread ** 2 + QUESTION_SPREAD ** 2) };
}

/**
 * What is believed of a cell's difficulty after one answer more: Bayes' rule as for an ability (`fold`), seen from the
 * question. What was believed of the learner before the answer is as unsure as it was.
 */
export function informedDifficulty(
  believed: BelievedDifficulty,
  ability: Ability,
  { answer, evidence }: { readonly answer: Answer; readonly evidence: Evidence },
): BelievedDifficulty {
  const asked = { ...answer, difficulty: ofQuestion(believed) };
  const { z, spread } = standing(ability, asked, answer.hints);
  const { slope, curvature } = turn(evidence, z);
  const variance = believed.spread ** 2;
  return {
    mean: believed.mean - (variance * slope) / spread,
    spread: Math.sqrt(variance - (variance / spread) ** 2 * curvature),
  };
}
