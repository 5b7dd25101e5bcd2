import type { AnswerResult, ProcessData } from "@sat/contract";
import { grade, type OptionLetter, responseOf } from "@sat/item";
import { givenAt } from "../../policies/given-at.ts";
import { localDays } from "../../policies/local-day.ts";
import { notFound } from "../../problems/refusal.ts";
import { standingAfter } from "../../policies/standing-after.ts";
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
  // A time zone that is unknown is refused before anything is looked for.
  localDays(timeZone);
  const settled = await answers.settle({ ...given, response }, async (question, before, days) => {
    if (question.isSealed) throw notGiven();
    refuseUnfit(question, response);
    const correct = grade(question, response);
    const now = clock();
    const instant = givenAt(answeredAt, { issuedAt: question.issuedAt, now });
    const dated = { uid, correct, instant, timeZone, now };
    return { correct, instant, now, ...(await standingAfter(dated, before, days)) };
  });
  if (settled === undefined) throw notGiven();
  return { questionId, ...settled };
}

/** Whether there is no such question, it is another learner's, or it stands in a module of a test that goes on. */
function notGiven() {
  return notFound("You were not given a question with this id.");
}
