import { EXAM_SECTIONS, type ExamSection } from "@sat/item";
import { SCALE } from "../score-range.ts";
import { domainsOf } from "./domain-results.ts";

/** What the exam's own report said of a learner, as they have copied it. */
export interface ScoreReport {
  /** The day of the exam: days since any fixed day, the same as for answers. */
  readonly day: number;
  readonly scores: Readonly<Record<ExamSection, number>>;
  /** The bands of the domains, 1 to 7, by their names; those that were not copied are left out. */
  readonly bands: Readonly<Record<string, number>>;
}

/** The bands that the exam's report has for a domain. */
const BANDS = 7;

/** Of scores older than five years the College Board itself says that they may no longer hold. */
const OLDEST = 5 * 365;

/** What no report says, the first that is found; null if it may be one. */
export function faultIn(
  { day, scores, bands }: ScoreReport,
  today: number,
): "day" | "score" | "domain" | "band" | null {
  if (!Number.isInteger(day) || day > today || day < today - OLDEST) return "day";
  if (!EXAM_SECTIONS.every((section) => isScore(scores[section]))) return "score";
  const domains = EXAM_SECTIONS.flatMap(domainsOf);
  if (!Object.keys(bands).every((domain) => domains.includes(domain))) return "domain";
  return Object.values(bands).every(isBand) ? null : "band";
}

function isScore(points: number): boolean {
  return points % 10 === 0 && points >= SCALE.low && points <= SCALE.high;
}

function isBand(band: number): boolean {
  return Number.isInteger(band) && band >= 1 && band <= BANDS;
}
