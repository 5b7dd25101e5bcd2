import type { Grid } from "@sat/content/scenarios/grid";
import type { Chance } from "../../random/chance.ts";

/** One of the values of a grid. */
export function onGrid(chance: Chance, [from, to, step]: Grid): number {
  return from + step * chance.int(0, Math.floor((to - from) / step));
}
