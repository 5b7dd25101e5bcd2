import { cellKey } from "@sat/learner";
import type { Calibrations, Estimate } from "../../records/calibrations.ts";
import type { WeighedAnswers } from "./weigh-answers.ts";

/**
 * Lets estimates of these models count, or of all. Where a key loses, the questions are to be mended first: they seem
 * hard to whoever is right.
 */
export async function acceptEstimates(
  { estimates, findings }: WeighedAnswers,
  models: readonly string[] | "all",
  {
    calibrations,
    clock,
  }: { readonly calibrations: Pick<Calibrations, "accept">; readonly clock: () => Date },
): Promise<Estimate[]> {
  const faulty = new Set(
    findings.filter(({ fault }) => fault === "losing-key").map((cell) => cellKey(cell)),
  );
  const accepted = estimates
    .filter(({ model }) => models === "all" || models.includes(model))
    .filter((cell) => !faulty.has(cellKey(cell)))
    .map(({ model, version, level, kind, difficulty, answers }) => {
      return { model, version, level, kind, difficulty, answers };
    });
  if (accepted.length > 0) await calibrations.accept(accepted, clock());
  return accepted;
}
