import type { AnswerResult, ProcessData } from "@sat/contract";
import { grade, type OptionLetter, responseOf } from "@sat/item";
import { givenAt } from "../../policies/given-at.ts";
import { localDays } from "../../policies/local-day.ts";
import { notFound } from "../../problems/refusal.ts";
import {
  afterAnswer,
  dayNear,
  daysUntil,
  followsOn,
  TWO_DAYS_AT_MOST,
} from "../../policies/streak.ts";
import type { Answers } from "../../records/answers.ts";
import { refuseUnfit } from "./refuse-unfit.ts";

export interface AnswerContext {
  readonly answers: Answers;
  readonly clock: () => Date;
}

/** A learner's answer, validated. */
export interface AnswerInput extends ProcessData {
  readonly uid: string;
  readonly questionId: string;
  /** The chosen option, or what was typed; neither when time ran out. */
  readonly answer: OptionLetter | null;
  readonly entry: string | null;
  /** Milliseconds. */
  readonly timeSpent: number;
  readonly autoSubmitted: boolean;
  /** By the learner's own clock. */
  readonly answeredAt?: string | undefined;
  readonly timeZone: string;
}

/**
 * Grades an answer from the question as it was stored and counts it on the day it was given, once however often and
 * however late it is sent. What does not fit the question, or cannot be read, is refused and costs nothing.
 */
export async function takeAnswer(
  input: AnswerInput,
  { answers, clock }: AnswerContext,
): Promise<AnswerResult> {
  const { timeZone, answeredAt, answer, entry, ...given } = input;
  const { uid, questionId } = given;
  const response = responseOf(answer, entry);
  const dayOf = localDays(timeZone);
  const settled = await answers.settle({ ...given, response }, async (question, before, days) => {
    refuseUnfit(question, response);
    const correct = grade(question, response);
    const now = clock();
    const instant = givenAt(answeredAt, { issuedAt: question.issuedAt, now });
    const told = dayOf(instant);
    // What is near the last day was looked at when that was new.
    const near = told === before.lastDay ? [] : await days.around(uid, instant, TWO_DAYS_AT_MOST);
    const day = dayNear(told, near);
    const known = followsOn(before, day) ? [] : daysUntil(dayOf(now), await days.all(uid));
    return { correct, instant, day, standing: afterAnswer(before, { correct, day }, known), now };
  });
  if (settled === undefined) throw notFound("You were not given a question with this id.");
  return { questionId, ...settled };
}
