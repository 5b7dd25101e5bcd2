import { importUnderWay } from "../problems/refusal.ts";

/**
 * What is in an account counts only when it is known whether an import into it is taken.
 * @throws {Refusal} until then
 */
export function refuseWhileImporting(isImporting: boolean): void {
  if (isImporting) throw importUnderWay();
}
