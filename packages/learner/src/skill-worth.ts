import { DIFFICULTIES, EXAM_SHARES, examSectionOf, questionsOf, type SkillCode } from "@sat/item";
import type { Ability } from "./ability.ts";
import { chanceOfRight, estimateOf } from "./estimate.ts";
import { practiceLeft } from "./fold.ts";
import { SCALE } from "./score-range.ts";
import { SKILL_ORDER } from "./skill-order.ts";

/** What it is worth to practise a skill now: the product of the three that it is made of. */
export interface SkillWorth {
  readonly skill: SkillCode;
  /** Points of the section's score that misses of this skill are expected to cost. */
  readonly points: number;
  /** What an answer of this skill still teaches, as a share of what the first did. */
  readonly gain: number;
  /** What has faded since it was practised last: little on the same day, all of it of one never practised. */
  readonly fading: number;
  readonly worth: number;
}

/** Half has faded before so many days are over. */
const HALF_FADED = 4;

/**
 * All skills by what it is worth to practise them now, the first most, alike ones in the order of the catalogue.
 * @param daysSince whole days since the latest answer of each skill that has one
 */
export function skillWorths(
  ability: Ability,
  daysSince: ReadonlyMap<SkillCode, number>,
): SkillWorth[] {
  return SKILL_ORDER.map((skill) => {
    const points = pointsAtStake(ability, skill);
    const gain = practiceLeft(estimateOf(ability, skill).answers);
    const fading = fadingAfter(daysSince.get(skill));
    return { skill, points, gain, fading, worth: points * gain * fading };
  }).toSorted((one, other) => other.worth - one.worth);
}

/** The skills, those first whose misses cost most: there most is to be gained in the long run. */
export function worthMost(ability: Ability): SkillCode[] {
  return skillWorths(ability, new Map())
    .toSorted((one, other) => other.points - one.points)
    .map(({ skill }) => skill);
}

/** The exam asks its questions of all three levels; each counts alike towards its section's score. */
function pointsAtStake(ability: Ability, skill: SkillCode): number {
  const chances = DIFFICULTIES.map((level) =>
    chanceOfRight(ability, { skill, level, kind: "choice" }),
  );
  const missed = 1 - chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  const share = EXAM_SHARES[skill] / questionsOf(examSectionOf(skill));
  return (SCALE.high - SCALE.low) * share * missed;
}

/** The day itself counts, or what was practised today would be worth nothing whatever else there is. */
function fadingAfter(days: number | undefined): number {
  return days === undefined ? 1 : 1 - 2 ** (-(Math.max(0, days) + 1) / HALF_FADED);
}
