import type { SittingReport } from "@sat/contract";
import { sittingGoesOn } from "../../../problems/sitting-refusals.ts";
import type { StoredSitting } from "../../../records/sitting-rows.ts";

/**
 * What a sitting has come to.
 * @throws {Refusal} while it goes on
 */
export function presentReport(sitting: StoredSitting): SittingReport {
  const { id, test, timing, extraBreaks, mode, startedAt, endedAt, outcome } = sitting;
  if (endedAt === null || outcome === null) throw sittingGoesOn();
  return {
    id,
    test,
    timing,
    extraBreaks,
    mode,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    keyOpened: sitting.keyOpenedAt !== null,
    ...outcome,
  };
}
