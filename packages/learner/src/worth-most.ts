import type { SkillCode } from "@sat/item";
import type { Ability } from "./ability.ts";
import { chanceOfRight } from "./estimate.ts";
import { EXAM_SHARES } from "./exam-shares.ts";
import { SKILL_ORDER } from "./skill-order.ts";

/** The skills, those first of which the learner would miss most questions in one exam: there most is to be gained. */
export function worthMost(ability: Ability): SkillCode[] {
  return SKILL_ORDER.map((skill) => ({ skill, missed: missedIn(ability, skill) }))
    .toSorted((one, other) => other.missed - one.missed)
    .map(({ skill }) => skill);
}

/** How many questions of a skill the learner is expected to miss in one exam. */
function missedIn(ability: Ability, skill: SkillCode): number {
  const asked = { skill, level: "Medium", kind: "choice" } as const;
  return EXAM_SHARES[skill] * (1 - chanceOfRight(ability, asked));
}
