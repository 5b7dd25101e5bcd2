import { RESPONSE_KINDS } from "@sat/item";
import type { Model } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import type { Askable } from "../askable.ts";
import { modelsFor } from "../wish.ts";

/** How many questions of Math in a hundred tell of something outside mathematics (fact sheet §1.1). */
const IN_CONTEXT = 30;

/**
 * Which places of Math, by number, are to tell of something outside mathematics: those that can do nothing else, and by
 * chance as many of the others as the exam has.
 */
export function placesInContext(
  places: readonly Askable[],
  models: readonly Model[],
  chance: Chance,
): ReadonlySet<number> {
  const able = new Map(places.map((place, at) => [at, settingsOf(place, models)]));
  const having = (...settings: boolean[]) =>
    [...able].filter(([, all]) => all.join() === settings.join()).map(([at]) => at);
  const bound = having(true);
  const free = chance.shuffle(having(true, false));
  const wanted = Math.round((places.length * IN_CONTEXT) / 100) - bound.length;
  return new Set([...bound, ...free.slice(0, Math.max(0, wanted))]);
}

/** Whether there are models in context for a place, and whether there are others; of those of another kind if it has none. */
function settingsOf({ skill, level, kind }: Askable, models: readonly Model[]): boolean[] {
  const settings = [[kind], RESPONSE_KINDS].map((kinds) =>
    [true, false].filter(
      (isInContext) => modelsFor({ skill, level, kinds, isInContext }, models).length > 0,
    ),
  );
  return settings.find((all) => all.length > 0) ?? [];
}
