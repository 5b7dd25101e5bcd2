import type { ScoreReportRequest } from "@sat/contract";
import { dayAfter } from "../../policies/local-day.ts";
import { scoreReportFaults } from "../../policies/score-report-faults.ts";
import type { Fault } from "./fault.ts";

/** What is wrong with a score report of an export, which may have become old since it was copied. */
export function reportFaults(report: ScoreReportRequest, exportedAt: string): Fault[] {
  // When it was day here, it may have been the next one elsewhere.
  const isToCome = report.day > dayAfter(exportedAt.slice(0, 10), 1);
  return [
    ...(isToCome ? [["day", "Is after the export"] as const] : []),
    ...scoreReportFaults(report, report.day).map(({ field, message }) => [field, message] as const),
  ];
}
