import type { TopicProgress } from "@sat/contract";

/** How many of a topic's latest answers its level rests on. */
export const RECENT_ANSWERS = 20;

/** What each level takes, the highest first: so many right answers, and so many percent right. */
const LEVELS = [
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
  return (
    LEVELS.find((level) => isReached(level, recentCorrect, recentAnswers))?.level ?? "beginner"
  );
}

/** Where among the answers on a topic, in their order, the latest first came to what a level takes; -1 if they never did. */
export function placeReaching(
  name: (typeof LEVELS)[number]["level"],
  results: readonly boolean[],
): number {
  const level = LEVELS.find((each) => each.level === name) ?? LEVELS[0];
  let right = 0;
  return results.findIndex((correct, place) => {
    right += Number(correct) - Number(results[place - RECENT_ANSWERS] ?? false);
    return isReached(level, right, Math.min(place + 1, RECENT_ANSWERS));
  });
}

function isReached({ right, percent }: (typeof LEVELS)[number], correct: number, of: number) {
  return correct >= right && 100 * correct >= percent * of;
}
