import type { Chance } from "../../random/chance.ts";

/** Units of length for figures that stand for nothing. */
const LENGTH_UNITS = ["inches", "feet", "yards", "centimeters", "meters", "millimeters"];

export function lengthUnit(chance: Chance): string {
  return chance.pick(LENGTH_UNITS);
}

const IRREGULAR: Readonly<Record<string, string>> = { inches: "inch", feet: "foot" };

/** A unit, named in the plural, as it stands after a number: 1 foot, 2 feet, 0.5 feet. */
export function unitFor(amount: number, units: string): string {
  return amount === 1 ? (IRREGULAR[units] ?? units.replace(/s$/, "")) : units;
}
