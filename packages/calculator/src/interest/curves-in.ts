import type { Explicit, Implicit, Plot } from "../curves/plot.ts";
import { steadyLines } from "../curves/steady-lines.ts";
import type { View } from "../curves/view.ts";

export type Curve = Explicit | Implicit;

/** A curve with the place of its plot. */
export interface Owned {
  readonly curve: Curve;
  readonly plot: number;
}

/** The curves of some plots within a view: the edges of what is shaded, each line of an equation of one letter. */
export function curvesIn(plots: readonly Plot[], view: View): readonly Owned[] {
  return plots.flatMap((plot, place) =>
    curvesOf(plot, view).map((curve) => ({ curve, plot: place })),
  );
}

function curvesOf(plot: Plot, view: View): readonly Curve[] {
  switch (plot.kind) {
    case "explicit":
    case "implicit":
      return [plot];
    case "lines":
      return steadyLines(plot, view);
    case "region":
      return plot.bounds.flatMap(({ edge }) => curvesOf(edge, view));
    case "dots":
      return [];
  }
}
