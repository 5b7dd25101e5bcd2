import type { Stats } from "@sat/contract";
import { dayAfter, daysBetween } from "./local-day.ts";

/** Where a learner stands: the statistics, and the local day that the streak ends on. */
export interface Standing {
  readonly stats: Stats;
  readonly lastDay: string | null;
}

/** What of an answer counts. */
export interface CountedAnswer {
  readonly correct: boolean;
  /** The local day it was given on; null if nobody can tell. */
  readonly day: string | null;
}

/**
 * Whether a day is the last one with an answer, or the next: then no other days need be known. One before it has waited
 * for a connection, or the learner has travelled west; one after a gap may follow on days that a clock that was behind
 * could not know of.
 */
export function followsOn({ lastDay }: Standing, day: string): boolean {
  return lastDay === null || [0, 1].includes(daysBetween(lastDay, day));
}

/** Days that lie between the two ends of the earth at most. */
const FARTHEST_TRAVEL = 2;

/** Those of the days that may have been by `today`; the others are of a clock that ran ahead and was put back since. */
export function daysUntil(today: string, days: readonly string[]): string[] {
  return days.filter((day) => daysBetween(today, day) <= FARTHEST_TRAVEL);
}

/** Milliseconds in which nobody is on three days, wherever they travel: half a day. */
export const TWO_DAYS_AT_MOST = 43_200_000;

/**
 * The day on which an answer counts that says it is of `day`, where others within half a day of it count on `near`: no
 * day but one of two that follow one another, so that to name another time zone with each answer makes no streak.
 */
export function dayNear(day: string, near: readonly string[]): string {
  const [first, last] = [near.toSorted().at(0), near.toSorted().at(-1)];
  if (first !== undefined && daysBetween(first, day) > 1) return dayAfter(first, 1);
  if (last !== undefined && daysBetween(day, last) > 1) return dayAfter(last, -1);
  return day;
}

/**
 * The standing after one more answer. A streak is a run of days with an answer, in whatever order the answers come:
 * unless the day follows on the last, `days` tells all that had an answer before.
 */
export function afterAnswer(
  before: Standing,
  { correct, day }: CountedAnswer,
  days: readonly string[] = [],
): Standing {
  const counted: Standing = {
    ...before,
    stats: {
      ...before.stats,
      totalQuestions: before.stats.totalQuestions + 1,
      correctAnswers: before.stats.correctAnswers + Number(correct),
    },
  };
  if (day === null) return counted;
  if (!followsOn(before, day)) return onDays(counted, [...days, day]);
  const currentStreak = streakOn(before, day);
  const longestStreak = Math.max(before.stats.longestStreak, currentStreak);
  return { stats: { ...counted.stats, currentStreak, longestStreak }, lastDay: day };
}

/** The standing of a learner who has answered on these days, in whatever order they are. */
export function onDays({ stats }: Standing, days: readonly string[]): Standing {
  const known = [...new Set(days)].toSorted();
  const runs = runsOf(known);
  const longestStreak = Math.max(stats.longestStreak, ...runs);
  return {
    stats: { ...stats, currentStreak: runs.at(-1) ?? 0, longestStreak },
    lastDay: known.at(-1) ?? null,
  };
}

/** Whether the last day is one of today's streak; if not, it is over, or a clock was wrong when it was counted. */
export function isOfToday({ lastDay }: Standing, today: string): boolean {
  if (lastDay === null) return false;
  return daysBetween(lastDay, today) <= 1 && daysUntil(today, [lastDay]).length > 0;
}

/** The statistics as they read on the local day `today`: a streak that ended before yesterday reads 0. */
export function statsOn(standing: Standing, today: string): Stats {
  const { stats } = standing;
  return isOfToday(standing, today) ? stats : { ...stats, currentStreak: 0 };
}

/** The run that a day ends which follows on the last. */
function streakOn({ stats, lastDay }: Standing, day: string): number {
  return lastDay === day ? stats.currentStreak : stats.currentStreak + 1;
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
