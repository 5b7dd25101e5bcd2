import {
  EXAM_SECTIONS,
  EXAM_SHARES,
  type ExamSection,
  examSectionOf,
  questionsOf,
  SKILLS,
  type SkillCode,
} from "@sat/item";
import { type Ability, SIZE } from "./ability.ts";
import { standing } from "./belief.ts";
import { type Estimate, estimateOver } from "./estimate.ts";
import { placeOf, SKILL_ORDER } from "./skill-order.ts";
import { entryAt } from "./symmetric.ts";

/** What a score is expected to lie in, nine times in ten. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

/** The score of who is in the middle of all learners, and the points to a logit: an estimate, as all of it is (ADR 47). */
export const MIDDLE = 500;
export const POINTS = 115;
export const SCALE = { low: 200, high: 800 };

/** The bounds of nine tenths of a normal distribution, in spreads. */
const NINE_TENTHS = 1.645;
/** How far all declared difficulties of a section may be off together, in logits. */
const UNCALIBRATED = 0.25;
/** A range wider than this many points says next to nothing. */
const WIDEST = 230;

/** The range of a section's score; null as long as it says next to nothing. */
export function sectionRange(ability: Ability, section: ExamSection): ScoreRange | null {
  return rangeOf(sectionEstimate(ability, section), 1);
}

/** The same of what was believed of a section, such as on an earlier day, or of what a section might be all of. */
export function rangeOfSection(estimate: Pick<Estimate, "mean" | "spread">): ScoreRange | null {
  return rangeOf(estimate, 1);
}

/** The range of the whole exam's score; null as long as that of either section is. */
export function totalRange(ability: Ability): ScoreRange | null {
  const isTold = EXAM_SECTIONS.every((section) => sectionRange(ability, section) !== null);
  const whole = estimateOver(ability, weightsOf(EXAM_SECTIONS));
  return isTold ? rangeOf(whole, EXAM_SECTIONS.length) : null;
}

/** The range of so many sections together, of which this is believed. */
function rangeOf(
  { mean, spread }: Pick<Estimate, "mean" | "spread">,
  count: number,
): ScoreRange | null {
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
export function weightsOf(sections: readonly ExamSection[]): Map<SkillCode, number> {
  const weights = new Map<SkillCode, number>();
  for (const section of sections) {
    const skills = SKILL_ORDER.filter((skill) => examSectionOf(skill) === section);
    for (const skill of skills) weights.set(skill, EXAM_SHARES[skill] / questionsOf(section));
  }
  return weights;
}

/** What is believed of a whole section. */
export function sectionEstimate(ability: Ability, section: ExamSection): Estimate {
  return estimateOver(ability, weightsOf([section]));
}

/** The covariance of a skill with several together, each by its weight. */
export function sharedWith(
  { covariances }: Ability,
  skill: SkillCode,
  weights: ReadonlyMap<SkillCode, number>,
): number {
  let shared = 0;
  for (const [other, weight] of weights)
    shared += weight * entryAt(covariances, placeOf(skill), placeOf(other), SIZE);
  return shared;
}

/** What is believed of a whole domain, each skill by its share of it on the exam. */
export function domainEstimate(ability: Ability, domain: string): Estimate {
  const skills = SKILL_ORDER.filter((skill) => SKILLS[skill].domain === domain);
  return estimateOver(ability, new Map(skills.map((skill) => [skill, EXAM_SHARES[skill]])));
}

/** The sections' skills whose next answer would narrow the range, those first that would most. */
export function narrowing(ability: Ability, sections: readonly ExamSection[]): SkillCode[] {
  const weights = weightsOf(sections);
  const gain = (skill: SkillCode) => {
    // What a question at the learner's height would take off the variance, but for a factor that all skills share.
    const { spread } = standing(ability, { skill, level: "Medium", kind: "choice" }, 0);
    return (sharedWith(ability, skill, weights) / spread) ** 2;
  };
  return [...weights.keys()]
    .map((skill) => ({ skill, gain: gain(skill) }))
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ skill }) => skill);
}

/**
 * The lowest scores of the steps above the first. They are the seven performance score bands that the exam's reports
 * print of each domain, such as "Performance: 420-480": those of the College Board's "Skills Insight for the SAT Suite"
 * (satsuite.collegeboard.org/media/pdf/skills-insight-digital-sat-suite.pdf). The numbers are from transcripts of such
 * reports, and from programs that read them, as found in public repositories in November 2026.
 */
const STEPS: Readonly<Record<ExamSection, readonly number[]>> = {
  "Reading and Writing": [370, 420, 490, 550, 610, 680],
  Math: [370, 420, 470, 550, 610, 680],
};

/** On which of the exam's seven steps a skill's estimate stands; null as long as no answer says so. */
export function stepOf(
  skill: SkillCode,
  { mean, answers }: Pick<Estimate, "mean" | "answers">,
): number | null {
  return answers === 0 ? null : stepAt(examSectionOf(skill), mean);
}

/** The step of a section that an ability stands on. */
export function stepAt(section: ExamSection, mean: number): number {
  const score = 10 * Math.round((MIDDLE + POINTS * mean) / 10);
  return 1 + STEPS[section].filter((lowest) => score >= lowest).length;
}

/** The ability in the middle of a section's step, in logits. */
export function middleOfStep(section: ExamSection, step: number): number {
  const lowest = [SCALE.low, ...STEPS[section], SCALE.high + 10];
  const [from, below] = [lowest[step - 1] ?? Number.NaN, lowest[step] ?? Number.NaN];
  return ((from + below - 10) / 2 - MIDDLE) / POINTS;
}
