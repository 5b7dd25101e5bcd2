import { implicitPaths } from "./implicit-shapes.ts";
import type { Bound, Explicit, Implicit, Region } from "./plot.ts";
import { leastMargin } from "./least-margin.ts";
import type { Path } from "./shapes.ts";
import { steadyLines } from "./steady-lines.ts";
import { explicitTrack, type Track } from "./track.ts";
import type { View } from "./view.ts";

interface Edge {
  readonly track: Track;
  /** Whether it is not of the region itself. */
  readonly strict: boolean;
}

/** The edges of a region, each as far as all other bounds hold along it. */
export function edgesOf({ bounds }: Region, view: View): readonly Edge[] {
  return bounds.flatMap((bound) => {
    const least = leastMargin(bounds.filter((other) => other !== bound));
    const isOfRegion = (x: number, y: number) => least(x, y) >= 0;
    const tracks = tracksWithin(bound.edge, isOfRegion, view);
    return tracks.map((track) => ({ track, strict: bound.strict }));
  });
}

type Holds = (x: number, y: number) => boolean;

function tracksWithin(edge: Bound["edge"], holds: Holds, view: View): readonly Track[] {
  if (edge.kind === "implicit") {
    return [{ curve: edge, paths: pathsWithin(edge.difference, holds, view) }];
  }
  const curves = edge.kind === "lines" ? steadyLines(edge, view) : [edge];
  return curves.map((curve) => explicitTrack(cutOff(curve, holds), view));
}

function cutOff({ at, along }: Explicit, holds: Holds): Explicit {
  return {
    kind: "explicit",
    along,
    at: (u) => {
      const v = at(u);
      return (along === "x" ? holds(u, v) : holds(v, u)) ? v : NaN;
    },
  };
}

function pathsWithin(
  difference: Implicit["difference"],
  holds: Holds,
  view: View,
): readonly Path[] {
  return implicitPaths(difference, view).flatMap((path) => {
    const pieces: number[][] = [[]];
    for (let at = 0; at < path.length; at += 2) {
      const [x = NaN, y = NaN] = path.slice(at, at + 2);
      if (holds(x, y)) pieces.at(-1)?.push(x, y);
      else pieces.push([]);
    }
    return pieces.filter((piece) => piece.length > 2);
  });
}
