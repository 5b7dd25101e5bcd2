import type { TwoDimensional } from "./grid.ts";
import type { Bound } from "./plot.ts";

/** Above zero inside all bounds. */
export function leastMargin(bounds: readonly Bound[]): TwoDimensional {
  return (x, y) => {
    let least = Infinity;
    for (const { margin } of bounds) least = Math.min(least, margin(x, y));
    return least;
  };
}
