import type { AnsweredQuestion, History, HistoryEntry, Result } from "@sat/contract";
import type { Section, TopicId } from "@sat/item";
import { notFound } from "../../problems/refusal.ts";
import type { AnsweredName, History as HistoryRecords } from "../../records/history.ts";

export interface HistoryContext {
  readonly history: HistoryRecords;
  readonly clock: () => Date;
}

/** Which part of the history a learner wants to see, validated. */
export interface HistoryInput {
  readonly uid: string;
  readonly section?: Section | undefined;
  readonly topic?: TopicId | undefined;
  readonly result?: Result | undefined;
  readonly before?: Pick<HistoryEntry, "answeredAt" | "questionId"> | undefined;
  readonly limit: number;
}

/**
 * A page of what the learner has answered or skipped; one entry more than the page holds tells whether it is the last.
 */
export async function readHistory(
  { limit, ...wanted }: HistoryInput,
  { history, clock }: HistoryContext,
): Promise<History> {
  const found = await history.list({ ...wanted, limit: limit + 1, now: clock() });
  const entries = found.slice(0, limit);
  const last = found.length > limit ? entries.at(-1) : undefined;
  return { entries, next: last === undefined ? null : `${last.answeredAt}_${last.questionId}` };
}

/** A question as it was shown, with what the learner answered, if they did not skip it. */
export async function readAnsweredQuestion(
  name: AnsweredName,
  { history }: Pick<HistoryContext, "history">,
): Promise<AnsweredQuestion> {
  const answered = await history.find(name);
  if (answered === undefined)
    throw notFound("You have answered or skipped no question with this id.");
  return answered;
}
