import type { GivenResponse } from "@sat/contract";
import { grade, type Response } from "@sat/item";
import { examPaceOf } from "../../../policies/exam-pace.ts";
import { slipOf } from "../../../policies/slip-of.ts";
import type { SittingOutcome } from "../../../records/sitting-rows.ts";
import { changedFrom } from "../responses-in-module.ts";
import type { SatModule, SatQuestion } from "./sat-module.ts";

type QuestionReport = SittingOutcome["questions"][number];

/** A question of a module that was sat, as the report tells of it; its points are told apart. */
export function presentQuestion(
  { module, isOnPaper }: SatModule,
  sat: SatQuestion,
  points: number | null,
): QuestionReport {
  const { question, response, isRight, skill, level } = sat;
  const earlier = changedFrom(sat);
  return {
    module: module.number,
    number: sat.position,
    questionId: question.id,
    skill,
    difficulty: level,
    kind: question.kind ?? "choice",
    scored: sat.isScored,
    ...given(response),
    correct: isRight,
    timeSpent: isOnPaper ? null : sat.spent,
    target: examPaceOf(skill),
    changedFrom:
      earlier === undefined ? null : { ...given(earlier), correct: grade(question, earlier) },
    slip: isRight ? null : (slipOf(question, response) ?? null),
    points,
  };
}

function given(response: Response | null): GivenResponse {
  if (response === null) return { userAnswer: null };
  return response.kind === "entry"
    ? { userAnswer: null, entry: response.text }
    : { userAnswer: response.letter };
}
