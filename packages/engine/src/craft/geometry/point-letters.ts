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
