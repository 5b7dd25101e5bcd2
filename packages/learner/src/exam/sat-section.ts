import type { ExamSection } from "@sat/item";
import type { Asked } from "../answer.ts";

/** A scored question of a test, and whether it was answered right: a blank is wrong. Unscored questions are left out. */
export interface ScoredAnswer extends Asked {
  readonly right: boolean;
}

/** Which second module a section goes on with. */
export type Route = "harder" | "easier";

/** A section of a test as it was sat. */
export interface SatSection {
  readonly section: ExamSection;
  /** Of the first module, or of the only one. */
  readonly first: readonly ScoredAnswer[];
  readonly second?:
    | {
        /** The one taken: answers that came late may say another. */
        readonly route: Route;
        readonly answers: readonly ScoredAnswer[];
        /** The scored questions of the other route: a score is held against all who sat the form, by either. */
        readonly otherwise: readonly Asked[];
      }
    | undefined;
}

export function answersOf({ first, second }: SatSection): readonly ScoredAnswer[] {
  return [...first, ...(second?.answers ?? [])];
}
