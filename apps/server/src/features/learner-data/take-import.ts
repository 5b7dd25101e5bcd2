import type { Export, ExportedQuestion, ImportResult, Stats } from "@sat/contract";
import { EMPTY_STATS } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { answersInTheWay, invalidExport } from "../../problems/refusal.ts";
import { latestInstant } from "../../policies/ahead.ts";
import { localDay } from "../../policies/local-day.ts";
import { afterAnswer, daysUntil, type Standing } from "../../policies/streak.ts";
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
  const errors = checkExport(data);
  if (errors.length > 0) throw invalidExport(errors);
  const { studySessions, questions, user } = data;
  const counted = countAnswers(questions, clock());
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

/** What the answers come to, those that are ahead before all others. */
function countAnswers(questions: readonly ExportedQuestion[], now: Date) {
  const latest = latestInstant(now);
  const place = (instant: string) => `${Number(instant <= latest)} ${instant}`;
  const given = questions
    .flatMap(({ answer, ...question }) => (answer === null ? [] : [{ ...question, answer }]))
    .toSorted((one, other) => order(place(one.answer.answeredAt), place(other.answer.answeredAt)));
  const progress = new Map<TopicId, TopicCount>();
  for (const { question, answer } of given) {
    progress.set(question.topic, countAnswer(progress.get(question.topic), answer.correct));
  }
  return { ...countByDay(given, now), progress };
}

type Given = Pick<ExportedQuestion, "id"> & {
  readonly answer: NonNullable<ExportedQuestion["answer"]>;
};

/** By day, where travel puts one before the day of an earlier answer: each then follows on what is counted already. */
function countByDay(given: readonly Given[], now: Date) {
  const today = localDay(now, "UTC");
  const byDay = given
    .map(({ id, answer: { correct, day } }) => ({
      id,
      correct,
      day: daysUntil(today, [day]).at(0) ?? null,
    }))
    .toSorted((one, other) => order(one.day ?? "", other.day ?? ""));
  const statsAfter = new Map<string, Stats>();
  let standing: Standing = { stats: EMPTY_STATS, lastDay: null };
  for (const { id, ...answer } of byDay) {
    standing = afterAnswer(standing, answer);
    statsAfter.set(id, standing.stats);
  }
  return { statsAfter, standing };
}

function order(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
