import { DAYS_A_FREEZE, type Freezes, MOST_FREEZES, type Stats } from "@sat/contract";
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

const NO_FREEZES: Freezes = { left: 0, daysToNext: DAYS_A_FREEZE, spentOn: [] };

/**
 * Whether a day is the last one with an answer, or the next: then no other days need be known. One before it has waited
 * for a connection, or the learner has travelled west; one after a gap may follow on days that a clock that was behind
 * could not know of. What was counted before there were freezes does not tell of them.
 */
export function followsOn({ lastDay, stats }: Standing, day: string): boolean {
  if (lastDay === null) return true;
  return stats.freezes !== undefined && [0, 1].includes(daysBetween(lastDay, day));
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
 * The standing after one more answer. A streak is of days with an answer, in whatever order the answers come: unless
 * the day follows on the last, `days` tells all that had an answer before. Without `days`, answers come day after day.
 */
export function afterAnswer(
  before: Standing,
  { correct, day }: CountedAnswer,
  days?: readonly string[],
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
  if (days === undefined || followsOn(before, day)) return onLaterDay(counted, day);
  return onDays(counted, [...days, day]);
}

/** The standing of a learner who has answered on these days, in whatever order they are. */
export function onDays({ stats }: Standing, days: readonly string[]): Standing {
  const nothing: Standing = {
    stats: { ...stats, currentStreak: 0, freezes: NO_FREEZES },
    lastDay: null,
  };
  return [...new Set(days)].toSorted().reduce(onLaterDay, nothing);
}

/** Whether the last day is one of today's streak; if not, it is over, or a clock was wrong when it was counted. */
export function isOfToday({ stats, lastDay }: Standing, today: string): boolean {
  if (lastDay === null || stats.freezes === undefined) return false;
  const missed = missedDays(lastDay, today);
  return missed <= stats.freezes.left && daysUntil(today, [lastDay]).length > 0;
}

/**
 * The statistics as they read on the local day `today`: each day missed since the last has taken a freeze, and where
 * there were fewer of them, the streak reads 0.
 */
export function statsOn(standing: Standing, today: string): Stats {
  const { stats, lastDay } = standing;
  const { freezes } = stats;
  if (lastDay === null) return stats;
  if (freezes === undefined || !isOfToday(standing, today))
    return { ...stats, currentStreak: 0, freezes: NO_FREEZES };
  const missed = missedDays(lastDay, today);
  const spent = Array.from({ length: missed }, (_, at) => dayAfter(lastDay, at + 1));
  return {
    ...stats,
    freezes: {
      ...freezes,
      left: freezes.left - missed,
      spentOn: [...freezes.spentOn, ...spent].slice(-MOST_FREEZES),
    },
  };
}

/** Days without an answer from one day to another, both left out: that to come is not missed yet. */
function missedDays(from: string, to: string): number {
  return Math.max(0, daysBetween(from, to) - 1);
}

/** The standing after an answer on the last day or a later one. */
function onLaterDay(before: Standing, day: string): Standing {
  if (day === before.lastDay) return before;
  const stats = statsOn(before, day);
  const currentStreak = stats.currentStreak + 1;
  return {
    stats: {
      ...stats,
      currentStreak,
      longestStreak: Math.max(stats.longestStreak, currentStreak),
      freezes: afterDay(stats.freezes ?? NO_FREEZES),
    },
    lastDay: day,
  };
}

/**
 * A day of a streak counts towards the next freeze while fewer are kept than can be. So whatever days are added to
 * others, there are never fewer freezes for it, nor is a streak shorter.
 */
function afterDay(freezes: Freezes): Freezes {
  const { left, daysToNext } = freezes;
  if (left === MOST_FREEZES) return freezes;
  return daysToNext === 1
    ? { ...freezes, left: left + 1, daysToNext: DAYS_A_FREEZE }
    : { ...freezes, daysToNext: daysToNext - 1 };
}
