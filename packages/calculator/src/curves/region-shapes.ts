import { areasOf } from "./areas-of.ts";
import { explicitPaths } from "./explicit-paths.ts";
import type { TwoDimensional } from "./grid.ts";
import { implicitPaths } from "./implicit-shapes.ts";
import type { Bound, Explicit, Implicit, Region } from "./plot.ts";
import { type Line, NO_SHAPES, type Path, type Shapes } from "./shapes.ts";
import { steadyLines } from "./steady-lines.ts";
import type { View } from "./view.ts";

/** The shaded part of the plane and its edges, dashed where they are not of it. */
export function regionShapes({ bounds }: Region, view: View): Shapes {
  const lines = bounds.flatMap((bound) => {
    const others = bounds.filter((other) => other !== bound);
    return edgeOf(bound, others, view);
  });
  return { ...NO_SHAPES, lines, areas: areasOf(leastMargin(bounds), view) };
}

/** Above zero inside all bounds. */
function leastMargin(bounds: readonly Bound[]): TwoDimensional {
  return (x, y) => {
    let least = Infinity;
    for (const { margin } of bounds) least = Math.min(least, margin(x, y));
    return least;
  };
}

/** The part of an edge along which all other bounds hold. */
function edgeOf({ edge, strict }: Bound, others: readonly Bound[], view: View): readonly Line[] {
  const least = leastMargin(others);
  const isOfRegion = (x: number, y: number) => least(x, y) >= 0;
  return pathsOf(edge, isOfRegion, view).map((path) => ({ path, dashed: strict }));
}

type Holds = (x: number, y: number) => boolean;

function pathsOf(edge: Bound["edge"], holds: Holds, view: View): readonly Path[] {
  if (edge.kind === "implicit") return implicitWithin(edge, holds, view);
  const curves = edge.kind === "lines" ? steadyLines(edge, view) : [edge];
  return curves.flatMap((curve) => explicitPaths(cutOff(curve, holds), view));
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

function implicitWithin({ difference }: Implicit, holds: Holds, view: View): readonly Path[] {
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
