import type { Grid } from "@sat/content/scenarios/grid";
import { type Rational, rational } from "../../math/rational.ts";
import type { Chance } from "../../random/chance.ts";

/** A value on a grid, each equally likely. */
export function onGrid(chance: Chance, { from, to, step = 1, parts = 1 }: Grid): Rational {
  return rational(from + step * chance.int(0, Math.floor((to - from) / step)), parts);
}
