import { edgesOf } from "./edges-of.ts";
import { implicitPaths } from "./implicit-shapes.ts";
import type { Plot } from "./plot.ts";
import { steadyLines } from "./steady-lines.ts";
import { explicitTrack, type Track } from "./track.ts";
import type { View } from "./view.ts";

/** All that can be traced of a plot within a view: its curves as far as they are drawn, and points of data one by one. */
export function tracksOf(plot: Plot, view: View): readonly Track[] {
  switch (plot.kind) {
    case "explicit":
      return [explicitTrack(plot, view)];
    case "implicit":
      return [{ curve: plot, paths: implicitPaths(plot.difference, view) }];
    case "lines":
      return steadyLines(plot, view).map((line) => explicitTrack(line, view));
    case "region":
      return edgesOf(plot, view).map(({ track }) => track);
    case "dots":
      return [{ curve: plot, paths: plot.points.map(({ x, y }) => [x, y]) }];
  }
}
