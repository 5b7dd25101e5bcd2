import type { Stats } from "@sat/contract";
import type { Standing } from "../records/answers.ts";
import { daysBetween } from "./local-day.ts";

/** The standing after one more answer, given on the local day `day`. */
export function afterAnswer(before: Standing, correct: boolean, day: string): Standing {
  const { stats } = before;
  const currentStreak = streakOn(before, day);
  return {
    stats: {
      totalQuestions: stats.totalQuestions + 1,
      correctAnswers: stats.correctAnswers + Number(correct),
      currentStreak,
      longestStreak: Math.max(stats.longestStreak, currentStreak),
    },
    lastDay: before.lastDay !== null && before.lastDay > day ? before.lastDay : day,
  };
}

/** The statistics as they read on the local day `today`: a streak that ended before yesterday reads 0. */
export function statsOn({ stats, lastDay }: Standing, today: string): Stats {
  const isOver = lastDay === null || daysBetween(lastDay, today) > 1;
  return isOver ? { ...stats, currentStreak: 0 } : stats;
}

/** Consecutive days with an answer. An earlier day, met when travelling west, belongs to the streak already. */
function streakOn({ stats, lastDay }: Standing, day: string): number {
  const gap = lastDay === null ? Infinity : daysBetween(lastDay, day);
  if (gap === 1) return stats.currentStreak + 1;
  return gap < 1 ? stats.currentStreak : 1;
}
