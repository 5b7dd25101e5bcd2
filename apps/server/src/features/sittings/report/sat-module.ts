import type { ScoredAnswer } from "@sat/learner";
import type { StoredModule, StoredSitting } from "../../../records/sitting-rows.ts";
import { type Worked, workedOn } from "../responses-in-module.ts";
import type { SittingContext } from "../sitting-context.ts";

export interface SatQuestion extends Worked {
  /** What it says of the score. */
  readonly answer: ScoredAnswer;
}

/** A module that was begun, with what was done in it. */
export interface SatModule {
  readonly module: StoredModule;
  readonly questions: readonly SatQuestion[];
  /** Whether it was sat on paper, of which no time is known. */
  readonly isOnPaper: boolean;
}

type Context = Pick<SittingContext, "sittingQuestions" | "calibrations">;

export async function satModule(
  { uid, id, mode }: Pick<StoredSitting, "uid" | "id" | "mode">,
  module: StoredModule,
  { sittingQuestions, calibrations }: Context,
): Promise<SatModule> {
  const placed = await sittingQuestions.list({ uid, id, number: module.number });
  const difficultyOf = await calibrations.difficulties();
  const questions = workedOn(placed, module.work).map((worked) => {
    const { skill, level, origin, question, isRight } = worked;
    const { kind = "choice" } = question;
    const difficulty = difficultyOf({ ...origin, level, kind });
    return { ...worked, answer: { skill, level, kind, difficulty, right: isRight } };
  });
  return { module, questions, isOnPaper: mode === "paper" };
}

/** The answers of a module that its score rests on. */
export function scoredIn({ questions }: SatModule): ScoredAnswer[] {
  return questions.filter(({ isScored }) => isScored).map(({ answer }) => answer);
}
