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

/** What no report of the exam says, and of which section or domain it is said. */
export type ReportFault =
  | { readonly what: "day" }
  | { readonly what: "score"; readonly section: ExamSection }
  | { readonly what: "domain" | "band"; readonly domain: string };

/** All that no report says; nothing if it may be one. */
export function faultsIn({ day, scores, bands }: ScoreReport, today: number): ReportFault[] {
  const domains = EXAM_SECTIONS.flatMap(domainsOf);
  const isDay = Number.isInteger(day) && day <= today && day >= today - OLDEST;
  return [
    ...(isDay ? [] : [{ what: "day" as const }]),
    ...EXAM_SECTIONS.filter((section) => !isScore(scores[section])).map((section) => ({
      what: "score" as const,
      section,
    })),
    ...Object.entries(bands).flatMap(([domain, band]): ReportFault[] => {
      if (!domains.includes(domain)) return [{ what: "domain", domain }];
      return isBand(band) ? [] : [{ what: "band", domain }];
    }),
  ];
}

function isScore(points: number): boolean {
  return points % 10 === 0 && points >= SCALE.low && points <= SCALE.high;
}

function isBand(band: number): boolean {
  return Number.isInteger(band) && band >= 1 && band <= BANDS;
}
