import { EXAM_SECTIONS, EXAM_SHARES, type ExamSection, SKILLS, type SkillCode } from "@sat/item";
import { type Ability, SIZE } from "../ability.ts";
import { drifted } from "../fold.ts";
import { MIDDLE, middleOfStep, POINTS, SCALE, weightsOf } from "../score-range.ts";
import { placeOf, SKILL_ORDER } from "../skill-order.ts";
import { entryAt, lessSquare } from "../symmetric.ts";
import { domainsOf } from "./domain-results.ts";
import type { ScoreReport } from "./score-report.ts";

/** What each skill weighs in something that was measured. */
type Weights = ReadonlyMap<SkillCode, number>;

/** What was measured, in logits, and with what error: one standard deviation. */
interface Measure {
  readonly mean: number;
  readonly spread: number;
}

/**
 * How far a section's score lies from an ability, in logits: by the exam's own error, some 30 points, which is an
 * assumption (ADR 59), and by how far our scale may be off from the exam's, as in a score range (ADR 47).
 */
const ERROR = { exam: 30 / POINTS, scale: 0.25 };
/** How far a domain's band lies from how much better or worse than the section it is: it is of some 5 to 15 questions. */
const BAND_ERROR = 0.75;
/** How far an ability moves in a day, on which a report that is older than the latest answer tells less. */
const A_DAY = 0.03;

/**
 * What is believed after a report of the exam, too: `fold` for what was measured outside. Folded after answers that were
 * given later it counts for less, by as many days. The report has to be without fault (`faultsIn`).
 */
export function foldReport(ability: Ability, report: ScoreReport): Ability {
  const age = Math.max(0, (ability.day ?? report.day) - report.day);
  const spread = Math.sqrt(ERROR.exam ** 2 + ERROR.scale ** 2 + age * A_DAY ** 2);
  return EXAM_SECTIONS.reduce(
    (believed, section) => {
      const withScore = foldScore(believed, section, { score: report.scores[section], spread });
      return foldBands(withScore, section, report.bands);
    },
    drifted(ability, report.day),
  );
}

function foldScore(
  ability: Ability,
  section: ExamSection,
  { score, spread }: { readonly score: number; readonly spread: number },
): Ability {
  const mean = (score - MIDDLE) / POINTS;
  const weights = weightsOf([section]);
  const believed = meanOver(ability, weights);
  // Whoever is at an end of the scale may be beyond it.
  const isBeyond =
    (score === SCALE.high && believed > mean) || (score === SCALE.low && believed < mean);
  return isBeyond ? ability : measured(ability, weights, { mean, spread });
}

/** Bands come from the same answers as the score. What they say beside it is how far domains lie from all that have one. */
function foldBands(ability: Ability, section: ExamSection, bands: ScoreReport["bands"]): Ability {
  const told = domainsOf(section).flatMap((domain) => {
    const band = bands[domain];
    return band === undefined ? [] : [{ domain, middle: middleOfStep(section, band) }];
  });
  const questions = told.reduce((sum, { domain }) => sum + questionsIn(domain), 0);
  const middle =
    told.reduce((sum, each) => sum + each.middle * questionsIn(each.domain), 0) / questions;
  return told.reduce((believed, own) => {
    const weights = new Map<SkillCode, number>();
    for (const { domain } of told) {
      const share = Number(domain === own.domain) - questionsIn(domain) / questions;
      for (const skill of skillsOf(domain)) {
        weights.set(skill, (share * EXAM_SHARES[skill]) / questionsIn(domain));
      }
    }
    return measured(believed, weights, { mean: own.middle - middle, spread: BAND_ERROR });
  }, ability);
}

function skillsOf(domain: string): SkillCode[] {
  return SKILL_ORDER.filter((skill) => SKILLS[skill].domain === domain);
}

/** Questions of a domain in one exam. */
function questionsIn(domain: string): number {
  return skillsOf(domain).reduce((sum, skill) => sum + EXAM_SHARES[skill], 0);
}

/** Bayes' rule for something that was measured with an error: exact, where both are normal (Kalman, 1960). */
function measured(ability: Ability, weights: Weights, { mean, spread }: Measure): Ability {
  const { means, covariances } = ability;
  const shared = Array.from({ length: SIZE }, (_, row) =>
    weigh(weights, (place) => entryAt(covariances, row, place, SIZE)),
  );
  const variance = weigh(weights, (place) => shared[place] ?? Number.NaN) + spread ** 2;
  const surprise = mean - meanOver(ability, weights);
  return {
    ...ability,
    means: means.map((own, at) => own + ((shared[at] ?? 0) * surprise) / variance),
    covariances: lessSquare(covariances, shared, 1 / variance),
  };
}

function meanOver({ means }: Ability, weights: Weights): number {
  return weigh(weights, (place) => means[place] ?? Number.NaN);
}

function weigh(weights: Weights, of: (place: number) => number): number {
  let sum = 0;
  for (const [skill, weight] of weights) sum += weight * of(placeOf(skill));
  return sum;
}
