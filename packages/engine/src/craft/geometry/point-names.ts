import type { Chance } from "../../random/chance.ts";

/** Runs of letters for the points of a figure, without O and I, which look like digits. */
const RUNS = [
  "ABCDEF",
  "BCDEFG",
  "EFGHJK",
  "HJKLMN",
  "MNPQRS",
  "NPQRST",
  "TUVWXY",
  "DEFGHJ",
  "FGHJKL",
  "GHJKLM",
  "JKLMNP",
  "KLMNPQ",
  "LMNPQR",
  "PQRSTU",
  "QRSTUV",
  "RSTUVW",
  "STUVWX",
  "UVWXYZ",
];

/** Letters that follow each other, to name the points of a figure. */
export function pointNames(chance: Chance): string {
  return chance.pick(RUNS);
}
