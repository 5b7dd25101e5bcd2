import type { CopiedScoreReport, SittingSummary } from "@sat/contract";
import { EXAM_SECTIONS, type ExamSection } from "@sat/item";
import { localDay } from "../../../lib/local-day.ts";
import { testName } from "../sitting-words.ts";
import { totalOf } from "./total-of.ts";

/** A score beside others of its kind, with what it may as well have been. */
export interface ComparedScore {
  readonly day: string;
  /** What it is of. */
  readonly name: string;
  readonly isReal: boolean;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

export const WHOLE = "Whole exam";

/** Scores of one kind, the first day first. */
export interface Comparison {
  readonly name: typeof WHOLE | ExamSection;
  readonly scale: { readonly least: number; readonly most: number };
  readonly scores: readonly ComparedScore[];
}

/** By how many points a section's score, and the total, go up and down by chance: an assumption (ADR 59 and 62). */
const OF_CHANCE = { section: 30, total: 40 };

/** Tests that were sat and reports of the exam, those of one kind together; kinds with fewer than two are left out. */
export function comparisonsOf(
  sittings: readonly SittingSummary[],
  reports: readonly CopiedScoreReport[],
): Comparison[] {
  return ([WHOLE, ...EXAM_SECTIONS] as const)
    .map((name) => {
      const scale = name === WHOLE ? { least: 400, most: 1600 } : { least: 200, most: 800 };
      const sat = sittings.flatMap((sitting) => satScore(sitting, name));
      const real = reports.map((report) => realScore(report, name, scale));
      const scores = [...sat, ...real].toSorted((one, other) => one.day.localeCompare(other.day));
      return { name, scale, scores };
    })
    .filter(({ scores }) => scores.length > 1);
}

function satScore(sitting: SittingSummary, kind: Comparison["name"]): ComparedScore[] {
  const score = kind === WHOLE ? totalIn(sitting) : sectionIn(sitting, kind);
  if (score === null) return [];
  const { test, startedAt } = sitting;
  return [{ day: localDay(new Date(startedAt)), name: testName(test), isReal: false, ...score }];
}

/** None of a test that was ended before its second section: its score is that of the first. */
function totalIn({ score, sections }: SittingSummary): SittingSummary["score"] {
  return sections.length === EXAM_SECTIONS.length ? score : null;
}

function sectionIn({ sections }: SittingSummary, section: ExamSection): SittingSummary["score"] {
  return sections.find((each) => each.section === section)?.score ?? null;
}

function realScore(
  report: CopiedScoreReport,
  kind: Comparison["name"],
  { least, most }: Comparison["scale"],
): ComparedScore {
  const estimate = kind === WHOLE ? totalOf(report) : report.scores[kind];
  const chance = kind === WHOLE ? OF_CHANCE.total : OF_CHANCE.section;
  return {
    day: report.day,
    name: "Real exam",
    isReal: true,
    estimate,
    low: Math.max(least, estimate - chance),
    high: Math.min(most, estimate + chance),
  };
}

/** What the last score says beside the one before: nothing while their ranges overlap. */
export function whatHasChanged({ scores }: Comparison): string {
  const [before, last] = scores.slice(-2);
  if (before === undefined || last === undefined) return "";
  if (last.low > before.high) return "The last range lies above the one before: that is a rise.";
  if (last.high < before.low) return "The last range lies below the one before: that is a fall.";
  return "The last two ranges overlap: they show neither a rise nor a fall.";
}
