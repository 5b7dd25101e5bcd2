import type { Model } from "../model.ts";
import type { Chance } from "../random/chance.ts";
import { LATEST_MEETINGS, type Meeting } from "./meeting.ts";

/** How far back a meeting with a model counts; an older one weighs as little as none. */
const MEMORY = 40;

/**
 * Orders the models to try for the next question: the topic met longest ago comes first; within it, those that are
 * due; of these, the model met longest ago, for which models with a pause, being met so seldom, are remembered as far
 * as far as the meetings go. Chance decides among equals, between topics alike however many models
 * they have.
 *
 * @param meetings what was met, the newest first
 * @param known every model that the meetings may name, also one that is no candidate at the level asked for
 */
export function chooseModels(
  candidates: readonly Model[],
  meetings: readonly Meeting[],
  chance: Chance,
  known: readonly Model[] = candidates,
): Model[] {
  const met = new Map<string, number>();
  meetings.forEach(({ model }, ago) => {
    if (!met.has(model)) met.set(model, ago);
  });
  const agoOf = ({ id, pause }: Model) =>
    Math.min(
      met.get(id) ?? Number.POSITIVE_INFINITY,
      pause === undefined ? MEMORY : LATEST_MEETINGS,
    );
  const topicAgo = new Map<string, number>();
  for (const model of candidates) {
    const ago = Math.min(agoOf(model), topicAgo.get(model.topic) ?? MEMORY);
    topicAgo.set(model.topic, ago);
  }
  const topicPlace = new Map(
    chance.shuffle([...topicAgo.keys()]).map((topic, place) => [topic, place]),
  );
  const pausing = pausingTopics(candidates, meetings, known);
  return chance
    .shuffle(candidates)
    .map((model) => ({
      model,
      ago: agoOf(model),
      topicAgo: topicAgo.get(model.topic) ?? MEMORY,
      topicPlace: topicPlace.get(model.topic) ?? 0,
      late: Number((model.pause !== undefined) === pausing.has(model.topic)),
    }))
    .toSorted(
      (a, b) =>
        b.topicAgo - a.topicAgo || a.topicPlace - b.topicPlace || a.late - b.late || b.ago - a.ago,
    )
    .map(({ model }) => model);
}

/** Topics of which too few questions were met since the last by a model with a pause. */
function pausingTopics(
  candidates: readonly Model[],
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
  const byId = new Map(known.map((model) => [model.id, model]));
  const since = new Map<string, number>();
  const told = new Set<string>();
  for (const meeting of meetings) {
    const model = byId.get(meeting.model);
    if (model === undefined || told.has(model.topic)) continue;
    if (model.pause === undefined) since.set(model.topic, (since.get(model.topic) ?? 0) + 1);
    else told.add(model.topic);
  }
  return since;
}
