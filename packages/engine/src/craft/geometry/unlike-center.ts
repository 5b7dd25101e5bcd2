import type { Chance } from "../../random/chance.ts";
import type { Center } from "./circle-equations.ts";

/** The center of a circle whose coordinates cannot be mistaken for each other unnoticed. */
export function unlikeCenter(chance: Chance, most: number): Center {
  const [h, k] = [chance.nonzero(most), chance.nonzero(most)];
  chance.require(h !== k, "both coordinates of the center are the same");
  return { h, k };
}
