import type { Point } from "../evaluate/value.ts";

/** What to draw of a plot, in graph units. */
export interface Shapes {
  readonly lines: readonly Line[];
  /** Closed polygons to fill, each as x, y, x, y, … */
  readonly areas: readonly Path[];
  readonly points: readonly Point[];
  /** Where a curve has a hole: open circles. */
  readonly holes: readonly Point[];
}

export interface Line {
  readonly path: Path;
  readonly dashed: boolean;
}

/** x, y, x, y, … */
export type Path = readonly number[];

export const NO_SHAPES: Shapes = { lines: [], areas: [], points: [], holes: [] };

export function solidLines(paths: readonly Path[]): readonly Line[] {
  return paths.map((path) => ({ path, dashed: false }));
}
