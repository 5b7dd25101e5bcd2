import type { AnswerResult } from "@sat/contract";
import { grade, type OptionLetter, responseOf } from "@sat/item";
import { givenAt } from "../../policies/given-at.ts";
import { localDays } from "../../policies/local-day.ts";
import { invalidRequest, notFound } from "../../policies/refusal.ts";
import { afterAnswer, isOfEarlierDay, mayHaveBeen } from "../../policies/streak.ts";
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
  /** By the learner's own clock. */
  readonly answeredAt?: string | undefined;
  readonly timeZone: string;
}

/**
 * Grades an answer from the question as it was stored and counts it on the day it was given, once however often and
 * however late it is sent.
 */
export async function takeAnswer(
  input: AnswerInput,
  { answers, clock }: AnswerContext,
): Promise<AnswerResult> {
  const { timeZone, answeredAt, ...given } = input;
  const dayOf = localDays(timeZone);
  const told = answeredAt === undefined ? undefined : new Date(answeredAt);
  const settled = await answers.settle(given, async (question, before, earlierDays) => {
    if (question.studySession !== null && given.answer === null) throw nothingChosen();
    const correct = grade(question, responseOf(given.answer));
    const now = clock();
    const instant = givenAt(told, { issuedAt: question.issuedAt, now });
    const day = dayOf(instant);
    const known = isOfEarlierDay(before, day) ? await earlierDays() : [];
    const days = known.filter((each) => mayHaveBeen(each, dayOf(now)));
    return { correct, instant, day, standing: afterAnswer(before, { correct, day }, days) };
  });
  if (settled === undefined) throw notFound("You were not given a question with this id.");
  return { questionId: given.questionId, ...settled };
}

/** No countdown runs in a study session, so nothing is answered for the learner. */
function nothingChosen() {
  const message = "A question of a study session takes one of its options: A, B, C or D";
  return invalidRequest([{ field: "answer", message }]);
}
