import type { AnswerResult } from "@sat/contract";
import type { OptionLetter } from "@sat/item";
import { localDay } from "../../policies/local-day.ts";
import { notFound } from "../../policies/refusal.ts";
import { afterAnswer } from "../../policies/streak.ts";
import type { Answers } from "../../records/answers.ts";

export interface AnswerContext {
  readonly answers: Answers;
  readonly clock: () => Date;
}

/** A learner's answer, validated. */
export interface AnswerInput {
  readonly uid: string;
  readonly questionId: string;
  readonly answer: OptionLetter | null;
  /** Milliseconds. */
  readonly timeSpent: number;
  readonly autoSubmitted: boolean;
  readonly timeZone: string;
}

/** Grades an answer from the question as it was stored and counts it, once however often it is sent. */
export async function takeAnswer(
  input: AnswerInput,
  { answers, clock }: AnswerContext,
): Promise<AnswerResult> {
  const { timeZone, ...given } = input;
  const now = clock();
  const day = localDay(now, timeZone);
  const settled = await answers.settle({ ...given, now, day }, (question, before) => {
    const correct = given.answer === question.correctAnswer;
    return { correct, standing: afterAnswer(before, correct, day) };
  });
  if (settled === undefined) throw notFound("You were not given a question with this id.");
  return { questionId: given.questionId, ...settled };
}
