import type { Chance } from "../../random/chance.ts";

/** Two different whole numbers from min to max, each pair equally likely. */
export function differentInts(chance: Chance, min: number, max: number): [number, number] {
  const first = chance.int(min, max);
  const second = chance.int(min, max - 1);
  return [first, second < first ? second : second + 1];
}

/** Two different whole numbers from min to max, the smaller first, each pair equally likely. */
export function ascendingInts(chance: Chance, min: number, max: number): [number, number] {
  const [one, other] = differentInts(chance, min, max);
  return one < other ? [one, other] : [other, one];
}

/** Two numbers of different sizes from -size to size, neither 0, the smaller in size first. */
export function unlikeInts(chance: Chance, size: number): [number, number] {
  const [one, other] = ascendingInts(chance, 1, size);
  return [one * chance.sign(), other * chance.sign()];
}
