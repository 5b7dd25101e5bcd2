import type { Problem, ScoreReportRequest } from "@sat/contract";
import { faultsIn, type ReportFault } from "@sat/learner";
import { daysBetween } from "./local-day.ts";

type FieldErrors = NonNullable<Problem["errors"]>;

const FIRST_DAY = "1970-01-01";

/** What no report of the exam says, field by field, in the words of whoever copies one. */
export function scoreReportFaults(report: ScoreReportRequest, today: string): FieldErrors {
  const day = daysBetween(FIRST_DAY, report.day);
  return faultsIn({ ...report, day }, daysBetween(FIRST_DAY, today)).map(fieldError);
}

function fieldError(fault: ReportFault): FieldErrors[number] {
  switch (fault.what) {
    case "day":
      return {
        field: "day",
        message: "Expected a day of the last five years, today at the latest",
      };
    case "score":
      return {
        field: `scores.${fault.section}`,
        message: "Expected a score from 200 to 800 that ends in 0",
      };
    case "domain":
      return { field: `bands.${fault.domain}`, message: "The exam has no such domain" };
    case "band":
      return { field: `bands.${fault.domain}`, message: "Expected a band from 1 to 7" };
  }
}
