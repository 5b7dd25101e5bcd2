import { EMPTY_STATS, type ExportedQuestion, type Stats } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { latestInstant } from "../../policies/ahead.ts";
import { localDay } from "../../policies/local-day.ts";
import { afterAnswer, daysUntil, type Standing } from "../../policies/streak.ts";
import { countAnswer, type TopicCount } from "../../records/progress.ts";

/** What the answers of an export come to: statistics after each by the question's id, topic progress, and the end. */
export interface CountedAnswers {
  readonly statsAfter: ReadonlyMap<string, Stats>;
  readonly progress: ReadonlyMap<TopicId, TopicCount>;
  readonly standing: Standing;
}

/** Counts the answers of an export anew, those that are ahead before all others. */
export function countAnswers(questions: readonly ExportedQuestion[], now: Date): CountedAnswers {
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
