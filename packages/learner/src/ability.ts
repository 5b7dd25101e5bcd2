import { examSectionOf, SKILLS, type SkillCode } from "@sat/item";
import { SKILL_ORDER } from "./skill-order.ts";
import { type Symmetric, symmetric } from "./symmetric.ts";

/**
 * What is believed of a learner's skills: a normal distribution, folded from the answers. Plain data, to be stored as it
 * is; what bears another version is folded anew.
 */
export interface Ability {
  readonly version: number;
  /** The day of the latest answer; null before the first. */
  readonly day: number | null;
  /** The mean of each skill in the order of `SKILL_ORDER`, and last of the practice rate. */
  readonly means: readonly number[];
  readonly covariances: Symmetric;
  /** How many answers of each skill have counted. */
  readonly answers: readonly number[];
}

/** Raised with every change of what the same answers come to. */
export const ABILITY_VERSION = 1;

/** The skills, and one practice rate: what a skill gains by each of its first answers. */
export const SIZE = SKILL_ORDER.length + 1;
export const PRACTICE = SKILL_ORDER.length;

/**
 * How skills vary among learners, in logits squared: all together, by exam section, by domain, one by one. A little more
 * than they are thought to, for who practises is no random draw (ADR 47).
 */
const VARIANCES = { all: 0.5, section: 0.12, domain: 0.12, skill: 0.3 };
const PRACTICE_RATE = { mean: 0.01, spread: 0.015 };

/** How far two skills vary together by what they have in common. */
export function commonVariance(one: SkillCode, other: SkillCode, by: typeof VARIANCES): number {
  const section = examSectionOf(one) === examSectionOf(other) ? by.section : 0;
  const domain = SKILLS[one].domain === SKILLS[other].domain ? by.domain : 0;
  return by.all + section + domain + (one === other ? by.skill : 0);
}

/** What a matrix has for two skills, and, of the practice rate, for itself. */
export function amongSkills(
  ofSkills: (one: SkillCode, other: SkillCode) => number,
  ofPractice: number,
): Symmetric {
  return symmetric(SIZE, (row, column) => {
    const [one, other] = [SKILL_ORDER[row], SKILL_ORDER[column]];
    if (one !== undefined && other !== undefined) return ofSkills(one, other);
    return row === column ? ofPractice : 0;
  });
}

/** What is believed of a learner before the first answer. */
export const UNKNOWN: Ability = {
  version: ABILITY_VERSION,
  day: null,
  means: [...SKILL_ORDER.map(() => 0), PRACTICE_RATE.mean],
  covariances: amongSkills(
    (one, other) => commonVariance(one, other, VARIANCES),
    PRACTICE_RATE.spread ** 2,
  ),
  answers: SKILL_ORDER.map(() => 0),
};
