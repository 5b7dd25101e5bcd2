import type { Grid } from "@sat/content/scenarios/grid";
import { type Rational, rational } from "../../math/rational.ts";
import type { Chance } from "../../random/chance.ts";
import { range } from "./ranges.ts";

function steps({ from, to, step = 1 }: Grid): number {
  return Math.floor((to - from) / step);
}

/** A value on a grid, each equally likely. */
export function onGrid(chance: Chance, grid: Grid): Rational {
  const { from, step = 1, parts = 1 } = grid;
  return rational(from + step * chance.int(0, steps(grid)), parts);
}

/** Every value on a grid. */
export function valuesOf(grid: Grid): Rational[] {
  const { from, step = 1, parts = 1 } = grid;
  return range(0, steps(grid)).map((at) => rational(from + step * at, parts));
}
