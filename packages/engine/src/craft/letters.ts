import type { Chance } from "../random/chance.ts";

/** Names of two similar triangles. */
const SIMILAR = [
  ["ABC", "DEF"],
  ["PQR", "XYZ"],
  ["JKL", "MNP"],
  ["ABC", "RST"],
  ["DEF", "JKL"],
] as const;

function letters(name: string, order: readonly number[]): [string, string, string] {
  const [one = "", two = "", three = ""] = order.map((place) => name.charAt(place));
  return [one, two, three];
}

/** Two similar triangles by name, such as ABC and DEF, and their corners in one random order. */
export function similarLetters(chance: Chance) {
  const names = chance.pick(SIMILAR);
  const order = chance.shuffle([0, 1, 2]);
  return { names, corners: [letters(names[0], order), letters(names[1], order)] as const };
}

/** The side between two corners, its letters in alphabetical order. */
export function side(one: string, other: string): string {
  return one < other ? one + other : other + one;
}
