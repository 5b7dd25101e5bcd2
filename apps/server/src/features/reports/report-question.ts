import type { Report } from "@sat/contract";
import { notFound } from "../../problems/refusal.ts";
import type { Reports } from "../../records/reports.ts";

export interface ReportContext {
  readonly reports: Reports;
  readonly clock: () => Date;
}

/** What a learner says is wrong with a question, validated. */
export interface ReportInput extends Pick<Report, "flaw" | "comment"> {
  readonly uid: string;
  /** The issued question's. */
  readonly id: string;
}

/** Keeps what a learner says is wrong with a question. */
export async function reportQuestion(
  { id: questionId, ...said }: ReportInput,
  { reports, clock }: ReportContext,
): Promise<Report> {
  const report = await reports.file({ ...said, questionId, now: clock() });
  if (report === undefined) throw notFound("You were not given a question with this id.");
  return report;
}
