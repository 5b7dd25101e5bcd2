import type { Difficulty } from "@sat/item";
import type { Model } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import type { Askable } from "../askable.ts";

/** Of 22 questions of Math 6 are typed (fact sheet §7.4), one of them early and one late. */
const MODULE = 22;
const TYPED = 6;
const EARLY = 5;
const LATE = 4;

/** In how many of a hundred released questions of a level the answer is typed (fact sheet §0.3). */
const WEIGHTS: Readonly<Record<Difficulty, number>> = { Easy: 7, Medium: 19, Hard: 38 };

type Place = Pick<Askable, "skill" | "level">;

/**
 * Which places of Math, by number, have their answers typed: harder ones more often, and as far as can be those for which
 * there is a model that no other place needs. Where there is none, the place is typed nevertheless: what is missing shows.
 */
export function typedPlaces(
  places: readonly Place[],
  models: readonly Model[],
  chance: Chance,
): ReadonlySet<number> {
  const size = places.length;
  const count = Math.round((size * TYPED) / MODULE);
  const early = [0, Math.ceil((size * EARLY) / MODULE)] as const;
  const late = [size - Math.ceil((size * LATE) / MODULE), size] as const;
  const stretches = [[0, size] as const, early, late];
  const left = new Set(models.filter(({ response }) => response === "entry"));
  const typed = new Set<number>();
  for (let drawn = 0; drawn < count; drawn++) {
    const [from, to] = stretches[drawn] ?? [0, size];
    const open = [...places.keys()].filter((at) => at >= from && at < to && !typed.has(at));
    const able = open.filter((at) => modelFor(places[at], left) !== undefined);
    const at = pickByLevel(able.length === 0 ? open : able, places, chance);
    typed.add(at);
    const model = modelFor(places[at], left);
    if (model !== undefined) left.delete(model);
  }
  return typed;
}

function modelFor(place: Place | undefined, models: ReadonlySet<Model>): Model | undefined {
  return [...models].find(
    ({ skill, levels }) =>
      place !== undefined && skill === place.skill && levels.includes(place.level),
  );
}

function pickByLevel(open: readonly number[], places: readonly Place[], chance: Chance): number {
  return chance.pick(
    open.flatMap((at) => {
      const place = places[at];
      return place === undefined ? [] : Array<number>(WEIGHTS[place.level]).fill(at);
    }),
  );
}
