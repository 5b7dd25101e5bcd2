import type { Chance } from "../random/chance.ts";

/** Units of length for figures that stand for nothing. */
const LENGTH_UNITS = ["inches", "feet", "yards", "centimeters", "meters", "millimeters"];

export function lengthUnit(chance: Chance): string {
  return chance.pick(LENGTH_UNITS);
}
