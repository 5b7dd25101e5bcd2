import type { Stats } from "@sat/contract";
import { useSyncExternalStore } from "react";
import { useUser } from "../../lib/session.ts";
import { useAnswerOutbox } from "./use-answer-outbox.ts";

/** The learner's lifetime figures, with what was answered and has yet to reach the server. */
export function useStats(): Stats {
  const { stats } = useUser();
  const { subscribe, waiting } = useAnswerOutbox();
  const answers = useSyncExternalStore(subscribe, () => waiting().length);
  const right = useSyncExternalStore(
    subscribe,
    () => waiting().filter(({ correct }) => correct === true).length,
  );
  if (answers === 0) return stats;
  // How long a streak comes to, only the server knows; but it is one again.
  const currentStreak = Math.max(1, stats.currentStreak);
  return {
    ...stats,
    totalQuestions: stats.totalQuestions + answers,
    correctAnswers: stats.correctAnswers + right,
    currentStreak,
    longestStreak: Math.max(currentStreak, stats.longestStreak),
  };
}
