import type {
  SittingMode,
  SittingReport,
  SittingSummary,
  SittingTest,
  SittingTiming,
} from "@sat/contract";
import type { Unmet } from "@sat/engine";
import type { ExamSection, ModuleWork } from "@sat/item";
import type { Selectable } from "kysely";
import type { ExamClock } from "../policies/exam-clock.ts";
import type { SittingModulesTable, SittingsTable } from "./sittings-tables.ts";

/** What a learner has chosen to sit. */
export interface SittingChoice {
  readonly test: SittingTest;
  readonly timing: SittingTiming;
  readonly extraBreaks: boolean;
  readonly mode: SittingMode;
  readonly timeZone: string;
}

/** What a sitting has come to, beside what is known of it while it goes on. */
export type SittingOutcome = Omit<
  SittingReport,
  Exclude<keyof SittingSummary, "score" | "sections"> | "keyOpened"
>;

export type ModuleRoute = SittingOutcome["modules"][number]["route"];
export type ModuleEnding = SittingOutcome["modules"][number]["ended"];

export interface StoredModule {
  readonly number: number;
  /** Null for one that mixes both. */
  readonly section: ExamSection | null;
  /** How many are meant to be in it; how many are, once it is assembled. */
  readonly questions: number;
  /** Milliseconds. */
  readonly breakAfter: number;
  /** Null until it is decided. */
  readonly route: ModuleRoute | null;
  readonly assembledAt: Date | null;
  /** Which of its places could not be filled as asked, and what stands in. */
  readonly unmet: readonly Unmet[];
  readonly begunAt: Date | null;
  readonly clock: ExamClock;
  readonly endedAt: Date | null;
  readonly ended: ModuleEnding | null;
  readonly gradedAt: Date | null;
  /** Numbers of the questions that were answered in time, and told of after the end. */
  readonly late: readonly number[];
  readonly work: ModuleWork;
}

export interface StoredSitting extends SittingChoice {
  readonly id: string;
  readonly uid: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** When the key of one on paper was opened, if it was before its answers were entered. */
  readonly keyOpenedAt: Date | null;
  /** Null while it goes on, and until it is worked out. */
  readonly outcome: SittingOutcome | null;
  readonly modules: readonly StoredModule[];
}

export function readSitting(
  row: Selectable<SittingsTable>,
  modules: readonly Selectable<SittingModulesTable>[],
): StoredSitting {
  return {
    id: row.id,
    uid: row.uid,
    ...readChoice(row),
    startedAt: new Date(row.started_at),
    endedAt: instantIn(row.ended_at),
    keyOpenedAt: instantIn(row.key_opened_at),
    outcome: outcomeIn(row),
    modules: modules.map(readModule),
  };
}

type ChoiceRow = Pick<
  Selectable<SittingsTable>,
  "test" | "timing" | "extra_breaks" | "mode" | "time_zone"
>;

/** What a list reads of sittings. */
export const SUMMARY_COLUMNS = [
  "id",
  "test",
  "timing",
  "extra_breaks",
  "mode",
  "time_zone",
  "started_at",
  "ended_at",
  "score",
  "section_scores",
] as const;

type SummaryRow = Pick<Selectable<SittingsTable>, (typeof SUMMARY_COLUMNS)[number]>;

/** A sitting as a list has it. */
export function summaryIn(row: SummaryRow): SittingSummary {
  const { timeZone: _, ...choice } = readChoice(row);
  const { id, started_at: startedAt, ended_at: endedAt, score } = row;
  const head = { id, ...choice, startedAt, endedAt };
  if (row.section_scores === null) return { ...head, score: null, sections: [] };
  return { ...head, score: scoreIn(score), sections: sectionsIn(row.section_scores) };
}

function scoreIn(score: string | null): SittingSummary["score"] {
  if (score === null) return null;
  return JSON.parse(score) as SittingSummary["score"]; // only `keepOutcome` writes it
}

/** What lists tell of the sections of a sitting. */
export function sectionScoresOf({ sections }: SittingOutcome): SittingSummary["sections"] {
  return sections.map(({ section, score }) => ({ section, score }));
}

function sectionsIn(scores: string): SittingSummary["sections"] {
  return JSON.parse(scores) as SittingSummary["sections"]; // as above
}

function readChoice(row: ChoiceRow): SittingChoice {
  return {
    test: JSON.parse(row.test) as SittingTest, // only `open` and a restoration write it
    timing: row.timing as SittingTiming, // as above
    extraBreaks: row.extra_breaks === 1,
    mode: row.mode as SittingMode, // as above
    timeZone: row.time_zone,
  };
}

type OutcomeRow = Pick<Selectable<SittingsTable>, "report" | "section_scores">;

function outcomeIn({ report, section_scores: sections }: OutcomeRow): SittingOutcome | null {
  if (report === null || sections === null) return null;
  return JSON.parse(report) as SittingOutcome; // only `keepOutcome` writes it
}

export function readModule(row: Selectable<SittingModulesTable>): StoredModule {
  const { elapsed, time_limit: limit } = row;
  return {
    number: row.number,
    section: row.section as ExamSection | null, // only `moduleColumns` writes it
    questions: row.questions,
    breakAfter: row.break_after,
    route: row.route as ModuleRoute | null, // as above
    assembledAt: instantIn(row.assembled_at),
    unmet: JSON.parse(row.unmet) as Unmet[], // as above
    begunAt: instantIn(row.begun_at),
    clock: { elapsed, since: instantIn(row.running_since), limit },
    endedAt: instantIn(row.ended_at),
    ended: row.ended as ModuleEnding | null, // as above
    gradedAt: instantIn(row.graded_at),
    late: JSON.parse(row.late) as number[], // as above
    work: JSON.parse(row.work) as ModuleWork, // as above
  };
}

/** What a module holds, as its row has it. */
export function moduleColumns(module: StoredModule) {
  return {
    section: module.section,
    questions: module.questions,
    time_limit: module.clock.limit,
    break_after: module.breakAfter,
    route: module.route,
    assembled_at: textOf(module.assembledAt),
    unmet: JSON.stringify(module.unmet),
    begun_at: textOf(module.begunAt),
    elapsed: module.clock.elapsed,
    running_since: textOf(module.clock.since),
    ended_at: textOf(module.endedAt),
    ended: module.ended,
    graded_at: textOf(module.gradedAt),
    late: JSON.stringify(module.late),
    work: JSON.stringify(module.work),
  };
}

function instantIn(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function textOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
