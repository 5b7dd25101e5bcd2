import type { Item, Reason } from "@sat/item";
import type { Model } from "../model.ts";
import { modelsById } from "./models-by-id.ts";
import type { Meeting } from "./meeting.ts";
import { originOf, originOfId } from "./variants.ts";
import type { Wish } from "./wish.ts";

/** What a choice of a model rests on. */
export interface Grounds {
  readonly meetings: readonly Meeting[];
  readonly models: readonly Model[];
  readonly wish: Wish;
  /** What has been left out of the wish. */
  readonly unmet: Reason["unmet"];
  /** Whether the model was the first whose turn it was. */
  readonly isFirst: boolean;
}

/** Why this item, which the model has made, is offered. */
export function reasonFor(item: Item, model: Model, grounds: Grounds): Reason {
  const { meetings, models, wish, unmet, isFirst } = grounds;
  const known = modelsById(models);
  const topicAgo = meetings.findIndex((met) => known.get(met.model)?.topic === model.topic);
  const modelAgo = meetings.findIndex((met) => originOfId(met.model, models) === originOf(model));
  return {
    because: isNarrow(wish) ? "wish" : isFirst ? "turn" : "left",
    topicAgo: topicAgo < 0 ? null : topicAgo,
    modelAgo: modelAgo < 0 ? null : modelAgo,
    ...(wish.slip !== undefined && { met: "slip" }),
    ...(unmet !== undefined && { unmet }),
    ...(wish.twinOf !== undefined && { near: nearness(item, wish.twinOf, models) }),
  };
}

function nearness(
  item: Item,
  missed: NonNullable<Wish["twinOf"]>,
  models: readonly Model[],
): Reason["near"] {
  if (originOfId(item.model, models) === originOfId(missed.model, models)) return "model";
  return item.archetype === missed.archetype ? "archetype" : "skill";
}

/** A section and a level are in every question's choice; what says more has decided it. */
function isNarrow({ topic, skill, archetype, slip, models }: Wish): boolean {
  return [topic, skill, archetype, slip, models].some((part) => part !== undefined);
}
