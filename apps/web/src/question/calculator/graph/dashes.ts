import type { LineStyle } from "../sheet.ts";
import type { Curve } from "./draw-plots.ts";
import type { Palette } from "./palette.ts";

/** Pixels of a line and of a gap, in turns. */
type Dashes = readonly number[];

const SOLID: Dashes = [];

export const DASHES: Readonly<Record<LineStyle, Dashes>> = {
  solid: SOLID,
  dashed: [9, 6],
  dotted: [2.5, 4.5],
};

/** In place of the colours of curves, by their places. */
export const PATTERNS: readonly Dashes[] = [
  SOLID,
  [20, 6],
  [2.5, 4],
  [14, 4, 2.5, 4],
  [5, 3],
  [14, 4, 2.5, 4, 2.5, 4],
];

/** By which the lines of a curve are drawn: in its style, and where no colour tells it from others, in a pattern. */
export function dashesOf({ plot, line, colour }: Curve, { isTelling }: Palette): Dashes {
  // Along a shade, dashes say that the edge is not of it.
  if (plot.kind === "region") return SOLID;
  return line === "solid" && !isTelling ? (PATTERNS[colour] ?? SOLID) : DASHES[line];
}
