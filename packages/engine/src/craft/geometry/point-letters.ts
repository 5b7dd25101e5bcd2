import type { Chance } from "../../random/chance.ts";

const RUNS = [
  "ABCDE",
  "DEFGH",
  "GHJKL",
  "HJKLM",
  "JKLMN",
  "KLMNP",
  "LMNPQ",
  "MNPQR",
  "PQRST",
  "QRSTU",
  "RSTUV",
  "STUVW",
  "VWXYZ",
] as const;

/** Runs of letters for the points of a figure, without I and O, which are taken for digits. */
export const pointRuns: readonly string[] = RUNS;

/** All orders of a short list of letters. */
export function ordersOf(letters: readonly string[]): string[][] {
  if (letters.length < 2) return [[...letters]];
  return letters.flatMap((first, at) =>
    ordersOf(letters.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}

/** Names for so many points, in any order. */
export function drawPoints(chance: Chance, count: number): string[] {
  return chance.sample(chance.pick(RUNS).split(""), count);
}

/** Names for the corners of a polygon, in alphabetical order around it. */
export function drawCycle(chance: Chance, count: number): string[] {
  const names = drawPoints(chance, count).toSorted();
  const start = chance.int(0, count - 1);
  return [...names.slice(start), ...names.slice(0, start)];
}
