import { DIFFICULTIES, type Difficulty } from "@sat/item";
import type { Chance } from "../../random/chance.ts";
import type { Part, Route } from "./blueprint.ts";
import { anyStart, evenly } from "./evenly.ts";
import { LEVEL_MIXES } from "./level-mixes.ts";

/** The levels of a module's questions, so mixed that each stretch has its share of every level. */
export function drawLevels(
  { section, questions }: Part,
  route: Route,
  chance: Chance,
): Difficulty[] {
  const mix = LEVEL_MIXES[section][route];
  const steps = DIFFICULTIES.flatMap((level) => {
    const start = anyStart(chance);
    return Array.from({ length: mix[level] }, (_, at) => ({
      level,
      at: (at + start) / mix[level],
    }));
  });
  const levels = steps.toSorted((a, b) => a.at - b.at).map(({ level }) => level);
  return evenly(levels, questions, anyStart(chance));
}
