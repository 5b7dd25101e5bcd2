import type { Choice } from "@sat/desk";
import { TOPICS, type TopicId } from "@sat/item";

/** What every question of a session of this topic is to be; the specification has them at Medium. */
export function choiceOf(topic: TopicId): Choice {
  return { section: TOPICS[topic].section, difficulty: "Medium" };
}
