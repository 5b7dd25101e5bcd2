import type { Stats } from "@sat/contract";
import { daysBetween } from "./local-day.ts";

/** Where a learner stands: the statistics, and the local day that the streak ends on. */
export interface Standing {
  readonly stats: Stats;
  readonly lastDay: string | null;
}

/** What of an answer counts. */
export interface CountedAnswer {
  readonly correct: boolean;
  /** The local day it was given on. */
  readonly day: string;
}

/**
 * Whether an answer is of a day before the last one with an answer: it has waited for a connection while another
 * device went on, or the learner has travelled west.
 */
export function isOfEarlierDay({ lastDay }: Standing, day: string): boolean {
  return lastDay !== null && day < lastDay;
}

/** Days that lie between the two ends of the earth at most. */
const FARTHEST_TRAVEL = 2;

/** Whether a day may have been by `today`; one that may not is of a clock that ran ahead and was put back since. */
export function mayHaveBeen(day: string, today: string): boolean {
  return daysBetween(today, day) <= FARTHEST_TRAVEL;
}

/**
 * The standing after one more answer. A streak is a run of days with an answer, in whatever order the answers come:
 * one of an earlier day may join two runs, so for it `days` tells all that had an answer before.
 */
export function afterAnswer(
  before: Standing,
  { correct, day }: CountedAnswer,
  days: readonly string[] = [],
): Standing {
  const { stats } = before;
  const isEarlier = isOfEarlierDay(before, day);
  const known = [...new Set([...days, day])].toSorted();
  const runs = isEarlier ? runsOf(known) : [streakOn(before, day)];
  return {
    stats: {
      totalQuestions: stats.totalQuestions + 1,
      correctAnswers: stats.correctAnswers + Number(correct),
      currentStreak: runs.at(-1) ?? stats.currentStreak,
      longestStreak: Math.max(stats.longestStreak, ...runs),
    },
    lastDay: known.at(-1) ?? day,
  };
}

/** The statistics as they read on the local day `today`: a streak that ended before yesterday reads 0. */
export function statsOn({ stats, lastDay }: Standing, today: string): Stats {
  const isOver = lastDay === null || daysBetween(lastDay, today) > 1;
  return isOver ? { ...stats, currentStreak: 0 } : stats;
}

/** The run that the last day, or one after it, ends. */
function streakOn({ stats, lastDay }: Standing, day: string): number {
  const gap = lastDay === null ? Infinity : daysBetween(lastDay, day);
  if (gap === 1) return stats.currentStreak + 1;
  return gap === 0 ? stats.currentStreak : 1;
}

/** The lengths of the runs of consecutive days among `days`, which are in order; the latest last. */
function runsOf(days: readonly string[]): number[] {
  const lengths: number[] = [];
  let former: string | undefined;
  for (const day of days) {
    const isNext = former !== undefined && daysBetween(former, day) === 1;
    lengths.push(isNext ? (lengths.pop() ?? 0) + 1 : 1);
    former = day;
  }
  return lengths;
}
