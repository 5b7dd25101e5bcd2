import { EMPTY_STATS, type ExportedQuestion, type Stats } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { afterAnswer, type Standing } from "../../policies/streak.ts";
import { countAnswer, type TopicCount } from "../../records/progress.ts";

/** What the answers of an export come to: statistics after each by the question's id, topic progress, and the end. */
export interface CountedAnswers {
  readonly statsAfter: ReadonlyMap<string, Stats>;
  readonly progress: ReadonlyMap<TopicId, TopicCount>;
  readonly standing: Standing;
}

/** Counts the answers of an export anew. */
export function countAnswers(questions: readonly ExportedQuestion[]): CountedAnswers {
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
