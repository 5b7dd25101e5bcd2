import { givenAt } from "../../policies/given-at.ts";
import { notFound } from "../../problems/refusal.ts";
import type { Questions } from "../../records/questions.ts";

export interface SkipContext {
  readonly questions: Pick<Questions, "skip">;
  readonly clock: () => Date;
}

/** A question that was left, validated. */
export interface SkipInput {
  readonly uid: string;
  readonly questionId: string;
  /** By the learner's own clock. */
  readonly skippedAt?: string | undefined;
}

/** Keeps that a question was left unanswered; no statistic, streak or topic hears of it. */
export async function skipQuestion(
  { uid, questionId, skippedAt }: SkipInput,
  { questions, clock }: SkipContext,
): Promise<void> {
  const isKept = await questions.skip({
    uid,
    questionId,
    instantOf: ({ issuedAt }) => givenAt(skippedAt, { issuedAt, now: clock() }),
  });
  if (!isKept) throw notFound("You were not given a question with this id.");
}
