import { areasOf } from "./areas-of.ts";
import { edgesOf } from "./edges-of.ts";
import { leastMargin } from "./least-margin.ts";
import type { Region } from "./plot.ts";
import { NO_SHAPES, type Shapes } from "./shapes.ts";
import type { View } from "./view.ts";

/** The shaded part of the plane and its edges, dashed where they are not of it. */
export function regionShapes(region: Region, view: View): Shapes {
  const lines = edgesOf(region, view).flatMap(({ track, strict }) =>
    track.paths.map((path) => ({ path, dashed: strict })),
  );
  return { ...NO_SHAPES, lines, areas: areasOf(leastMargin(region.bounds), view) };
}
