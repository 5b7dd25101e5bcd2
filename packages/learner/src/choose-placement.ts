import { EXAM_SECTIONS, SKILLS, type SkillCode } from "@sat/item";
import type { Ability } from "./ability.ts";
import type { Asked } from "./answer.ts";
import { standing } from "./belief.ts";
import { evidenceOfRight, evidenceOfWrong, likelihood, turn } from "./evidence.ts";
import { sharedWith, weightsOf } from "./score-range.ts";
import { placeOf, SKILL_ORDER } from "./skill-order.ts";

/** What each skill weighs in the scores of the sections. */
const WEIGHTS = EXAM_SECTIONS.map((section) => weightsOf([section]));

/**
 * Chooses among what can be asked next the question whose answer is expected to tell most of both sections' scores.
 * Before any domain has a second answer, each that can be asked of has one (ADR 52).
 */
export function choosePlacement<Offer extends Asked>(
  ability: Ability,
  offers: readonly Offer[],
): Offer | undefined {
  const met = metDomains(ability);
  const unmet = offers.filter(({ skill }) => !met.has(SKILLS[skill].domain));
  return (unmet.length > 0 ? unmet : offers)
    .map((offer) => ({ offer, told: toldBy(ability, offer) }))
    .toSorted((one, other) => other.told - one.told)[0]?.offer;
}

/** The domains with an answer that counts. */
function metDomains({ answers }: Ability): ReadonlySet<string> {
  const met = SKILL_ORDER.filter((skill) => (answers[placeOf(skill)] ?? 0) > 0);
  return new Set(met.map((skill) => SKILLS[skill].domain));
}

/** What an answer is expected to take off the variances of the sections' scores, in logits squared. */
function toldBy(ability: Ability, asked: Asked): number {
  const { z, spread } = standing(ability, asked, 0);
  const sharpness = [evidenceOfRight(asked.kind), evidenceOfWrong(asked.kind)]
    .map((evidence) => likelihood(evidence, z) * turn(evidence, z).curvature)
    .reduce((sum, each) => sum + each, 0);
  return (sharpness * squaresShared(ability, asked.skill)) / spread ** 2;
}

function squaresShared(ability: Ability, skill: SkillCode): number {
  return WEIGHTS.reduce((sum, weights) => sum + sharedWith(ability, skill, weights) ** 2, 0);
}
