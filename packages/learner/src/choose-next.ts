import { EXAM_SHARES, type SkillCode } from "@sat/item";
import type { Ability } from "./ability.ts";
import type { Asked } from "./answer.ts";
import { chanceOfRight, estimateOf } from "./estimate.ts";

/** The chance of success that is aimed at, and how far single questions aim beside it, for variety. */
const AIM = { chance: 0.65, beside: 0.1 };
/** How often the skill is one that little is known of, whatever its share of the exam. */
const EXPLORATION = 0.05;

/**
 * Chooses among what can be asked next: a skill in the exam's proportion, now and then rather one that little is known
 * of, at the level whose chance of success is nearest to what is aimed at (ADR 47).
 * @param draw chance, from 0 up to 1; the same draws choose the same
 */
export function chooseNext<Offer extends Asked>(
  ability: Ability,
  offers: readonly Offer[],
  draw: () => number,
): Offer | undefined {
  const skill = chooseSkill(ability, new Set(offers.map((offer) => offer.skill)), draw);
  const aim = AIM.chance + AIM.beside * (2 * draw() - 1);
  const off = (offer: Offer) => Math.abs(chanceOfRight(ability, offer) - aim);
  return offers
    .filter((offer) => offer.skill === skill)
    .map((offer) => ({ offer, off: off(offer) }))
    .toSorted((one, other) => one.off - other.off)[0]?.offer;
}

function chooseSkill(
  ability: Ability,
  skills: ReadonlySet<SkillCode>,
  draw: () => number,
): SkillCode | undefined {
  const explores = draw() < EXPLORATION;
  const weights = [...skills].map((skill) => ({
    skill,
    weight: explores ? estimateOf(ability, skill).spread ** 2 : EXAM_SHARES[skill],
  }));
  let left = draw() * weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights.find(({ weight }) => (left -= weight) < 0)?.skill;
}
