import type { CopiedScoreReport } from "@sat/contract";
import { EXAM_SECTIONS } from "@sat/item";

/** The total of a report: both sections together. */
export function totalOf({ scores }: CopiedScoreReport): number {
  return EXAM_SECTIONS.reduce((sum, section) => sum + scores[section], 0);
}
