import type { Chance } from "../../random/chance.ts";

/** Finer than any steps here come together. */
const GRAIN = 1000;

/** Where in a first step to begin: from 0 up to 1. */
export function anyStart(chance: Chance): number {
  return chance.int(0, GRAIN - 1) / GRAIN;
}

/**
 * So many members of a list at even steps, so that each stretch of it has its share, to one more or less. Two halves of
 * a list that begin half a step apart are all of it.
 */
export function evenly<T>(list: readonly T[], count: number, start: number): T[] {
  const step = list.length / count;
  return Array.from({ length: count }, (_, at) => list[Math.floor((at + start) * step)] as T); // inside: start is below 1
}
