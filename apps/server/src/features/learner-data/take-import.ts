import type { Export, ExportedQuestion, ImportResult, Stats } from "@sat/contract";
import { EMPTY_STATS } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { answersInTheWay, invalidExport } from "../../problems/refusal.ts";
import { afterAnswer, type Standing } from "../../policies/streak.ts";
import { countAnswer, type TopicCount } from "../../records/progress.ts";
import type { Restorations } from "../../records/restoration.ts";
import { checkExport } from "./check-export.ts";

export interface ImportContext {
  readonly restorations: Restorations;
  readonly clock: () => Date;
}

export interface ImportInput {
  readonly uid: string;
  readonly data: Export;
}

/**
 * Takes an export into an account without answers. Statistics, streaks and topic progress are counted anew from the
 * answers; name and e-mail stay the account's own.
 */
export async function takeImport(
  { uid, data }: ImportInput,
  { restorations, clock }: ImportContext,
): Promise<ImportResult> {
  const errors = checkExport(data, clock());
  if (errors.length > 0) throw invalidExport(errors);
  const { studySessions, questions, user } = data;
  const counted = countAnswers(questions);
  const isRestored = await restorations.restore({
    uid,
    preferences: user.preferences,
    studySessions,
    questions,
    ...counted,
  });
  if (!isRestored) throw answersInTheWay();
  return { answers: counted.statsAfter.size, studySessions: studySessions.length };
}

/** What the answers come to. */
function countAnswers(questions: readonly ExportedQuestion[]) {
  const given = questions
    .flatMap(({ answer, ...question }) => (answer === null ? [] : [{ ...question, answer }]))
    .toSorted((one, other) => order(one.answer.answeredAt, other.answer.answeredAt));
  const progress = new Map<TopicId, TopicCount>();
  for (const { question, answer } of given) {
    progress.set(question.topic, countAnswer(progress.get(question.topic), answer.correct));
  }
  const statsAfter = new Map<string, Stats>();
  let standing: Standing = { stats: EMPTY_STATS, lastDay: null };
  // By day, where travel puts one before the day of an earlier answer: each then follows on what is counted already.
  for (const { id, answer } of given.toSorted((one, other) =>
    order(one.answer.day, other.answer.day),
  )) {
    standing = afterAnswer(standing, answer);
    statsAfter.set(id, standing.stats);
  }
  return { statsAfter, progress, standing };
}

function order(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
