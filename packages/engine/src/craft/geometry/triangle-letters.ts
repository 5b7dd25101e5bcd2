import type { Chance } from "../../random/chance.ts";

/** A triangle's corners: at the right angle, and at the two acute angles. */
export type CornerNames = readonly [right: string, along: string, up: string];

const NAMES = [
  "ABC",
  "BCD",
  "DEF",
  "EFG",
  "FGH",
  "GHK",
  "HJK",
  "JKL",
  "KLM",
  "LMN",
  "MNP",
  "NPQ",
  "PQR",
  "QRS",
  "RST",
  "STU",
  "TUV",
  "UVW",
  "WXY",
  "XYZ",
] as const;

/** Names for a triangle's corners, in any order. Drawn with the numbers, they tell items apart. */
export function drawCorners(chance: Chance): CornerNames {
  const [one = "A", two = "B", three = "C"] = chance.shuffle(chance.pick(NAMES).split(""));
  return [one, two, three];
}

/** The triangle by its corners in alphabetical order. */
export function triangleName(corners: readonly string[]): string {
  return corners.toSorted().join("");
}
