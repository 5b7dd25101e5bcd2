import { DIFFICULTIES, type Difficulty, type SkillCode } from "@sat/item";
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

/** A claim is evaluated in words. */
const NEVER_TYPED: SkillCode = "Q.G";

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
  const entries = models.filter(({ response }) => response === "entry");
  const left = new Set(entries);
  const typed = new Set<number>();
  let isOneMissing = false;
  while (wanted.length > 0) {
    const [from, to] = stretches[typed.size] ?? [0, places.length];
    const open = [...places.keys()].filter((at) => at >= from && at < to && !typed.has(at));
    const openAt = (level: Difficulty) =>
      open.filter((at) => places[at]?.level === level && places[at].skill !== NEVER_TYPED);
    const ableAt = (level: Difficulty) => openAt(level).filter((at) => modelFor(places[at], left));
    const level = chance.pick(
      firstWithAny([
        wanted.filter((each) => ableAt(each).length > 0),
        wanted.filter((each) => openAt(each).length > 0),
        wanted,
      ]),
    );
    const near = nearestLevels(level);
    const nearest = firstWithAny(near.map(openAt));
    const isMissing = !nearest.some((at) => modelFor(places[at], entries));
    const isToShow = isMissing && !isOneMissing;
    const at = chance.pick(isToShow ? nearest : firstWithAny([...near.map(ableAt), nearest]));
    isOneMissing ||= isMissing;
    typed.add(at);
    wanted.splice(wanted.indexOf(level), 1);
    const model = modelFor(places[at], left);
    if (model !== undefined) left.delete(model);
  }
  return typed;
}

function firstWithAny<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.find(({ length }) => length > 0) ?? [];
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

function modelFor(place: Place | undefined, models: Iterable<Model>): Model | undefined {
  return [...models].find(
    ({ skill, levels }) =>
      place !== undefined && skill === place.skill && levels.includes(place.level),
  );
}
