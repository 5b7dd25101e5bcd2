import type { Grid } from "@sat/content/scenarios/grid";
import { type Expression, decimal } from "../../math/expression.ts";
import { rational } from "../../math/rational.ts";
import { inProse } from "../wording/story.ts";
import type { Chance } from "../../random/chance.ts";

/** One of the numbers of a grid, each equally likely. */
export function onGrid(chance: Chance, [from, to, step]: Grid): number {
  return from + step * chance.int(0, Math.floor((to - from) / step));
}

/** What is counted in parts of a unit, such as cents, as a decimal of the unit. */
export function inUnits(parts: number, per: number): Expression {
  return decimal(rational(parts, per));
}

/** What is counted in hundredths, such as cents as dollars. */
export function inHundredths(count: number): Expression {
  return inUnits(count, 100);
}

/** Parts of a unit as prose prints them: "12.5", "1,250". */
export function partsInProse(parts: number, per: number): string {
  return inProse(rational(parts, per));
}
