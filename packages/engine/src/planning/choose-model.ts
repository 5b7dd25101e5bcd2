import type { Model } from "../model.ts";
import type { Chance } from "../random/chance.ts";

/** A model this learner met, the newest first. */
export interface Meeting {
  readonly model: string;
}

/** How far back a meeting counts; an older one weighs as little as none. */
const MEMORY = 40;

/**
 * Orders the models to try for the next question: the topic met longest ago comes first, and within it the
 * model met longest ago. Chance decides among equals, between topics alike however many models they have.
 */
export function chooseModels(
  candidates: readonly Model[],
  history: readonly Meeting[],
  chance: Chance,
): Model[] {
  const lastMet = new Map<string, number>();
  history.slice(0, MEMORY).forEach(({ model }, ago) => {
    if (!lastMet.has(model)) lastMet.set(model, ago);
  });
  const topicAgo = new Map<string, number>();
  for (const { id, topic } of candidates) {
    const ago = lastMet.get(id) ?? MEMORY;
    topicAgo.set(topic, Math.min(ago, topicAgo.get(topic) ?? MEMORY));
  }
  const topics = chance.shuffle([...topicAgo.keys()]);
  return chance
    .shuffle(candidates)
    .toSorted(
      (a, b) =>
        (topicAgo.get(b.topic) ?? MEMORY) - (topicAgo.get(a.topic) ?? MEMORY) ||
        topics.indexOf(a.topic) - topics.indexOf(b.topic) ||
        (lastMet.get(b.id) ?? MEMORY) - (lastMet.get(a.id) ?? MEMORY),
    );
}
