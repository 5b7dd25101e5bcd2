import { DIFFICULTIES, type Difficulty } from "@sat/item";
import type { Model } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import type { Askable } from "../askable.ts";
import { anyStart, evenly } from "./evenly.ts";
import { nearestLevels } from "./stand-ins.ts";

/** Of 22 questions of Math 6 are typed (fact sheet §7.4), one of them early and one late. */
const MODULE = 22;
const TYPED = 6;
const EARLY = 5;
const LATE = 4;

/** In how many of a hundred released questions of a level the answer is typed (fact sheet §0.3). */
const WEIGHTS: Readonly<Record<Difficulty, number>> = { Easy: 7, Medium: 19, Hard: 38 };

type Place = Pick<Askable, "skill" | "level">;

/**
 * Which places of Math, by number, have their answers typed: of each level the exam's share, and as far as can be places
 * for which there is a model that no other place needs. Where a level has no models, one place is typed nevertheless, so
 * that what is missing shows; instead of any more, one of the nearest level is, or the module would have too few.
 */
export function typedPlaces(
  places: readonly Place[],
  models: readonly Model[],
  chance: Chance,
): ReadonlySet<number> {
  const wanted = wantedLevels(places, chance.sub("levels"));
  const stretches = wanted.length < 2 ? [] : lateAndEarly(places.length);
  const entries = new Set(models.filter(({ response }) => response === "entry"));
  const left = new Set(entries);
  const typed = new Set<number>();
  let isOneMissing = false;
  while (wanted.length > 0) {
    const [from, to] = stretches[typed.size] ?? [0, places.length];
    const open = [...places.keys()].filter((at) => at >= from && at < to && !typed.has(at));
    const levels = wanted.filter((level) => open.some((at) => places[at]?.level === level));
    const level = chance.pick(levels.length === 0 ? wanted : levels);
    wanted.splice(wanted.indexOf(level), 1);
    const near = nearestLevels(level)
      .map((each) => open.filter((at) => places[at]?.level === each))
      .filter((all) => all.length > 0);
    const [nearest = []] = near;
    const isMissing = nearest.every((at) => modelFor(places[at], entries) === undefined);
    const able = near.map((all) => all.filter((at) => modelFor(places[at], left) !== undefined));
    const found = isMissing && !isOneMissing ? undefined : able.find((all) => all.length > 0);
    const at = chance.pick(found ?? nearest);
    typed.add(at);
    isOneMissing ||= isMissing;
    const model = modelFor(places[at], left);
    if (model !== undefined) left.delete(model);
  }
  return typed;
}

/** The levels of the typed answers: each has its share of them, to one more or less. */
function wantedLevels(places: readonly Place[], chance: Chance): Difficulty[] {
  const count = Math.round((places.length * TYPED) / MODULE);
  const weighed = DIFFICULTIES.flatMap((level) => {
    const { length } = places.filter((place) => place.level === level);
    return Array<Difficulty>(length * WEIGHTS[level]).fill(level);
  });
  return count === 0 ? [] : evenly(weighed, count, anyStart(chance));
}

/** The stretches of a module that have one typed answer at least, as numbers of places: from, and up to. */
function lateAndEarly(size: number): (readonly [from: number, to: number])[] {
  const late = size - Math.ceil((size * LATE) / MODULE);
  return [
    [late, size],
    [0, Math.ceil((size * EARLY) / MODULE)],
  ];
}

function modelFor(place: Place | undefined, models: ReadonlySet<Model>): Model | undefined {
  return [...models].find(
    ({ skill, levels }) =>
      place !== undefined && skill === place.skill && levels.includes(place.level),
  );
}
