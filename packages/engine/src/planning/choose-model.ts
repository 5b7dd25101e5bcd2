import type { TopicId } from "@sat/item";
import { rememberedOf } from "../craft/assembly/remembered.ts";
import type { Model } from "../model.ts";
import type { Chance } from "../random/chance.ts";
import { LATEST_MEETINGS, type Meeting } from "./meeting.ts";
import { modelsById } from "./models-by-id.ts";
import { originOf, originOfId } from "./variants.ts";

/** How far back a meeting with a model counts; an older one weighs as little as none. */
const MEMORY = 40;

/** More than how long ago a model was met can make of a difference. */
const BETWEEN_RANKS = LATEST_MEETINGS + 1;

/** What a choice looks at, of one shape: models have many, and looking into them all takes longer than to choose. */
interface Candidate {
  readonly model: Model;
  readonly origin: string;
  readonly topic: TopicId;
  readonly pause: number | undefined;
}

const candidatesIn = rememberedOf((models: readonly Model[]): readonly Candidate[] =>
  models.map((model) => {
    const { topic, pause } = model;
    return { model, origin: originOf(model), topic, pause };
  }),
);

/**
 * Orders the models to try for the next question: the topic met longest ago comes first; within it, those that are
 * due; of these, the model met longest ago, for which models with a pause, being met so seldom, are remembered as far as
 * the meetings go. Chance decides among equals, between topics alike however many models
 * they have.
 *
 * @param meetings what was met, the newest first
 * @param known every model that the meetings may name, also one that is no candidate at the level asked for
 */
export function chooseModels(
  models: readonly Model[],
  meetings: readonly Meeting[],
  chance: Chance,
  known: readonly Model[] = models,
): Model[] {
  const candidates = candidatesIn(models);
  const agoOf = agoByModel(meetings, known);
  const topicAgo = new Map<TopicId, number>();
  for (const candidate of candidates) {
    const { topic } = candidate;
    topicAgo.set(topic, Math.min(agoOf(candidate), topicAgo.get(topic) ?? MEMORY));
  }
  const topics = chance.shuffle([...topicAgo]).toSorted(([, a], [, b]) => b - a);
  const placeOf = new Map(topics.map(([topic], place) => [topic, place]));
  const pausing = pausingTopics(candidates, meetings, known);
  const rankOf = (candidate: Candidate) => {
    const { topic, pause } = candidate;
    const late = Number((pause !== undefined) === pausing.has(topic));
    return (2 * (placeOf.get(topic) ?? 0) + late) * BETWEEN_RANKS - agoOf(candidate);
  };
  // Of so many models few differ in rank, and to sort them one by one takes longer than all else.
  return [...Map.groupBy(chance.shuffle(candidates), rankOf)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, equals]) => equals.map(({ model }) => model));
}

/** How many questions ago each model was met, or its variant; one that was not, as long ago as is remembered. */
function agoByModel(
  meetings: readonly Meeting[],
  known: readonly Model[],
): (candidate: Candidate) => number {
  const met = new Map<string, number>();
  meetings.forEach(({ model }, ago) => {
    const origin = originOfId(model, known);
    if (!met.has(origin)) met.set(origin, ago);
  });
  return ({ origin, pause }) => {
    const longest = pause === undefined ? MEMORY : LATEST_MEETINGS;
    return Math.min(met.get(origin) ?? longest, longest);
  };
}

/** Topics of which too few questions were met since the last by a model with a pause. */
function pausingTopics(
  candidates: readonly Candidate[],
  meetings: readonly Meeting[],
  known: readonly Model[],
): ReadonlySet<string> {
  const withPause = candidates.filter(({ pause }) => pause !== undefined);
  if (withPause.length === 0) return new Set();
  const since = metSincePause(meetings, known);
  const pausing = withPause.filter(({ topic, pause = 0 }) => (since.get(topic) ?? 0) < pause);
  return new Set(pausing.map(({ topic }) => topic));
}

/** How many questions of each topic were met since the last by a model with a pause. */
function metSincePause(
  meetings: readonly Meeting[],
  known: readonly Model[],
): ReadonlyMap<string, number> {
  const models = modelsById(known);
  const since = new Map<string, number>();
  const told = new Set<string>();
  for (const meeting of meetings) {
    const model = models.get(meeting.model);
    if (model === undefined || told.has(model.topic)) continue;
    if (model.pause === undefined) since.set(model.topic, (since.get(model.topic) ?? 0) + 1);
    else told.add(model.topic);
  }
  return since;
}
