import type { TopicProgress } from "@sat/contract";
import type { TopicId } from "@sat/item";
import { progressOf } from "../progress.ts";

/** Latest answers that a topic must have before it is called weak. */
const ENOUGH = 5;

/** The topic with the least of its latest answers right, if that is less than in the topic just studied. */
export function weakerTopic(
  studied: TopicId,
  topics: readonly TopicProgress[],
): TopicProgress | undefined {
  const tried = topics.filter(({ recentAnswers }) => recentAnswers >= ENOUGH);
  const [weakest] = tried.toSorted((one, other) => shareOf(one) - shareOf(other));
  const isWeaker = weakest !== undefined && shareOf(weakest) < shareOf(progressOf(studied, topics));
  return isWeaker ? weakest : undefined;
}

/** The share of the latest answers that were right; 0 without any. */
function shareOf({ recentAnswers, recentCorrect }: TopicProgress): number {
  return recentAnswers === 0 ? 0 : recentCorrect / recentAnswers;
}
