import type { SkillCode } from "@sat/item";
import type { Ability } from "./ability.ts";
import { type Estimate, estimateOver } from "./estimate.ts";
import { EXAM_SECTIONS, EXAM_SHARES, type ExamSection, examSectionOf } from "./exam-shares.ts";
import { SKILL_ORDER } from "./skill-order.ts";

/** What a score is expected to lie in, nine times in ten. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

/** The score of who is in the middle of all learners, and the points to a logit: an estimate, as all of it is (ADR 47). */
const MIDDLE = 500;
const POINTS = 115;
const SCALE = { low: 200, high: 800 };

/** The bounds of nine tenths of a normal distribution, in spreads. */
const NINE_TENTHS = 1.645;
/** How far all declared difficulties of a section may be off together, in logits. */
const UNCALIBRATED = 0.25;
/** A range wider than this many points says next to nothing. */
const WIDEST = 230;

/** The range of a section's score; null as long as it says next to nothing. */
export function sectionRange(ability: Ability, section: ExamSection): ScoreRange | null {
  return rangeOf(ability, [section]);
}

/** The range of the whole exam's score; null as long as that of either section is. */
export function totalRange(ability: Ability): ScoreRange | null {
  const isTold = EXAM_SECTIONS.every((section) => sectionRange(ability, section) !== null);
  return isTold ? rangeOf(ability, EXAM_SECTIONS) : null;
}

function rangeOf(ability: Ability, sections: readonly ExamSection[]): ScoreRange | null {
  const count = sections.length;
  const { mean, spread } = estimateOver(ability, weightsOf(sections));
  const half = NINE_TENTHS * POINTS * count * Math.sqrt(spread ** 2 + UNCALIBRATED ** 2 / count);
  if (2 * half > WIDEST * count) return null;
  const middle = count * (MIDDLE + POINTS * mean);
  const onScale = (score: number) =>
    Math.min(Math.max(score, count * SCALE.low), count * SCALE.high);
  return {
    low: onScale(10 * Math.round((middle - half) / 10)),
    high: onScale(10 * Math.round((middle + half) / 10)),
  };
}

/** The skills of these sections, each by its share of its section, and all sections alike. */
function weightsOf(sections: readonly ExamSection[]): Map<SkillCode, number> {
  const weights = new Map<SkillCode, number>();
  for (const section of sections) {
    const skills = SKILL_ORDER.filter((skill) => examSectionOf(skill) === section);
    const questions = skills.reduce((sum, skill) => sum + EXAM_SHARES[skill], 0);
    for (const skill of skills) weights.set(skill, EXAM_SHARES[skill] / questions);
  }
  return weights;
}

/** What is believed of a whole section. */
export function sectionEstimate(ability: Ability, section: ExamSection): Estimate {
  return estimateOver(ability, weightsOf([section]));
}
