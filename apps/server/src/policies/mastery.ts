import type { TopicProgress } from "@sat/contract";

/** How many of a topic's latest answers its level rests on. */
export const RECENT_ANSWERS = 20;

/** What each level takes, the highest first: so many right answers, and so many percent right. */
export const LEVELS = [
  { level: "mastery", right: 15, percent: 90 },
  { level: "advanced", right: 10, percent: 75 },
  { level: "intermediate", right: 5, percent: 60 },
] as const;

/**
 * Of the latest 20 answers on a topic, intermediate takes 5 right and 60 %, advanced 10 right and 75 %, and mastery
 * 15 right and 90 %. Right ones are counted, not all, so that a wrong answer never raises the level.
 */
export function masteryLevel({
  recentAnswers,
  recentCorrect,
}: Pick<TopicProgress, "recentAnswers" | "recentCorrect">): TopicProgress["masteryLevel"] {
  const reached = LEVELS.find(
    ({ right, percent }) =>
      recentCorrect >= right && 100 * recentCorrect >= percent * recentAnswers,
  );
  return reached?.level ?? "beginner";
}
