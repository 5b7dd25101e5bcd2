import { explicitPaths } from "./explicit-paths.ts";
import { holesOf } from "./holes-of.ts";
import { implicitShapes } from "./implicit-shapes.ts";
import type { Plot } from "./plot.ts";
import { regionShapes } from "./region-shapes.ts";
import { NO_SHAPES, type Shapes, solidLines } from "./shapes.ts";
import { steadyLines } from "./steady-lines.ts";
import type { View } from "./view.ts";

/** The shapes of a plot within a view. They stay right for any view inside of it. */
export function shapesOf(plot: Plot, view: View): Shapes {
  switch (plot.kind) {
    case "explicit":
      return {
        ...NO_SHAPES,
        lines: solidLines(explicitPaths(plot, view)),
        holes: holesOf(plot, view),
      };
    case "implicit":
      return implicitShapes(plot, view);
    case "lines":
      return {
        ...NO_SHAPES,
        lines: solidLines(steadyLines(plot, view).flatMap((line) => explicitPaths(line, view))),
      };
    case "region":
      return regionShapes(plot, view);
    case "dots":
      return { ...NO_SHAPES, points: plot.points };
  }
}
