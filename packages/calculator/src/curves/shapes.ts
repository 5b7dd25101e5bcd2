import type { Point } from "../evaluate/value.ts";
import type { Plot } from "./plot.ts";
import type { View } from "./view.ts";

/** What to draw of a plot, in graph units. */
export interface Shapes {
  readonly lines: readonly Line[];
  /** Closed polygons to fill, each as x, y, x, y, … */
  readonly areas: readonly (readonly number[])[];
  readonly points: readonly Point[];
  /** Where a curve has a hole: open circles. */
  readonly holes: readonly Point[];
}

export interface Line {
  /** x, y, x, y, … */
  readonly path: readonly number[];
  readonly dashed: boolean;
}

/** The shapes of a plot within a view. They stay right for any view inside of it. */
export function shapesOf(_plot: Plot, _view: View): Shapes {
  return { lines: [], areas: [], points: [], holes: [] };
}
