import type { Chance } from "../random/chance.ts";

/** Two different whole numbers from min to max, each pair equally likely. */
export function differentInts(chance: Chance, min: number, max: number): [number, number] {
  const first = chance.int(min, max);
  const second = chance.int(min, max - 1);
  return [first, second < first ? second : second + 1];
}
