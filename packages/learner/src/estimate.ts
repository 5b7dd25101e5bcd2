import { SKILLS, type SkillCode } from "@sat/item";
import { type Ability, SIZE } from "./ability.ts";
import type { Asked } from "./answer.ts";
import { standing } from "./belief.ts";
import { evidenceOfRight, likelihood } from "./evidence.ts";
import { placeOf } from "./skill-order.ts";
import { entryAt } from "./symmetric.ts";

/** What is believed of an ability: in logits, 0 the middle of all learners, and how sure that is. */
export interface Estimate {
  readonly mean: number;
  /** One standard deviation. */
  readonly spread: number;
  /** From how many answers. */
  readonly answers: number;
}

/** How likely the next answer to such a question is right, without a hint. */
export function chanceOfRight(ability: Ability, asked: Asked): number {
  return likelihood(evidenceOfRight(asked.kind), standing(ability, asked, 0).z);
}

export function estimateOf(ability: Ability, skill: SkillCode): Estimate {
  return estimateOver(ability, new Map([[skill, 1]]));
}

/** What is believed of several skills together, each by its weight. */
export function estimateOver(
  { means, covariances, answers }: Ability,
  weights: ReadonlyMap<SkillCode, number>,
): Estimate {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const parts = [...weights].map(([skill, weight]) => ({
    place: placeOf(skill),
    share: weight / total,
  }));
  let [mean, variance, count] = [0, 0, 0];
  for (const { place, share } of parts) {
    mean += share * (means[place] ?? Number.NaN);
    count += answers[place] ?? 0;
    for (const other of parts) {
      variance += share * other.share * entryAt(covariances, place, other.place, SIZE);
    }
  }
  return { mean, spread: Math.sqrt(variance), answers: count };
}

/** What is believed of a skill, in a sentence. */
export function explain(ability: Ability, skill: SkillCode): string {
  const { mean, spread, answers } = estimateOf(ability, skill);
  const from = answers === 1 ? "1 answer" : `${answers} answers`;
  return `${SKILLS[skill].name}: ${mean.toFixed(1)} ± ${spread.toFixed(1)} from ${from}`;
}
