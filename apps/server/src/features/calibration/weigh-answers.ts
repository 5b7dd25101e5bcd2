import { type Calibration, calibrate } from "@sat/learner";
import type { Calibrations, Estimate } from "../../records/calibrations.ts";
import type { Reports } from "../../records/reports.ts";

export interface CalibrationContext {
  readonly calibrations: Pick<Calibrations, "answers" | "accepted">;
  readonly reports: Pick<Reports, "list">;
  /** Of the models that there are: their versions of today by their ids. */
  readonly versions: ReadonlyMap<string, number>;
}

/** What answers say of the questions that are asked today, beside what learners say of them. */
export interface WeighedAnswers extends Calibration {
  readonly accepted: readonly Estimate[];
  /** How many reports are open, by model. */
  readonly openReports: Readonly<Record<string, number>>;
}

export async function weighAnswers({
  calibrations,
  reports,
  versions,
}: CalibrationContext): Promise<WeighedAnswers> {
  const { estimates, findings } = await calibrate(() => calibrations.answers());
  const isOfToday = ({ model, version }: { model: string; version: number }) =>
    versions.get(model) === version;
  const openReports: Record<string, number> = {};
  for (const { model } of await reports.list("open"))
    openReports[model] = (openReports[model] ?? 0) + 1;
  return {
    estimates: estimates.filter(isOfToday),
    findings: findings.filter(isOfToday),
    accepted: await calibrations.accepted(),
    openReports,
  };
}
