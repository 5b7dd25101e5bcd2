import { isDeepStrictEqual } from "node:util";
import type { CopiedScoreReport, ScoreReportRequest, ScoreReports } from "@sat/contract";
import { FIRST_TIME_ZONE, localDay } from "../../policies/local-day.ts";
import { scoreReportFaults } from "../../policies/score-report-faults.ts";
import { invalidRequest, notSignedIn } from "../../problems/refusal.ts";
import { anotherReportOfDay, noScoreReport } from "../../problems/score-report-refusals.ts";
import type { ScoreReports as Kept } from "../../records/score-reports.ts";

interface ScoreReportContext {
  readonly scoreReports: Kept;
  readonly clock: () => Date;
}

interface Copied {
  readonly uid: string;
  readonly report: ScoreReportRequest;
}

interface ReportName {
  readonly uid: string;
  readonly id: string;
}

export async function readScoreReports(
  uid: string,
  { scoreReports }: ScoreReportContext,
): Promise<ScoreReports> {
  return { reports: await scoreReports.list(uid) };
}

/** Keeps a report; the same one again changes nothing. */
export async function addScoreReport(
  copied: Copied,
  { scoreReports, clock }: ScoreReportContext,
): Promise<CopiedScoreReport> {
  refuseFaults(copied.report, clock());
  const kept = await scoreReports.add(copied);
  if (kept === undefined) throw notSignedIn();
  const { id: _, ...said } = kept;
  if (!isDeepStrictEqual(said, copied.report)) throw anotherReportOfDay();
  return kept;
}

export async function changeScoreReport(
  change: Copied & ReportName,
  { scoreReports, clock }: ScoreReportContext,
): Promise<CopiedScoreReport> {
  refuseFaults(change.report, clock());
  const kept = await scoreReports.change(change);
  if (kept === undefined) throw noScoreReport();
  if (kept === "taken") throw anotherReportOfDay();
  return kept;
}

export async function removeScoreReport(
  name: ReportName,
  { scoreReports }: ScoreReportContext,
): Promise<void> {
  if (!(await scoreReports.remove(name))) throw noScoreReport();
}

function refuseFaults(report: ScoreReportRequest, now: Date): void {
  const faults = scoreReportFaults(report, localDay(now, FIRST_TIME_ZONE));
  if (faults.length > 0) throw invalidRequest(faults);
}
