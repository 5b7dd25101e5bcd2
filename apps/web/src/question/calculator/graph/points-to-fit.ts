import type { Interest, Point } from "@sat/calculator";
import type { Curve } from "./draw-plots.ts";

/** What a window that fits has to show: all points of data, or else what was found and the origin beside it. */
export function pointsToFit(
  curves: readonly Curve[],
  found: readonly Interest[],
): readonly Point[] {
  const dots = curves.flatMap(({ plot }) => (plot.kind === "dots" ? plot.points : []));
  const finite = dots.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  if (finite.length > 0) return finite;
  return found.length > 0 ? [...found, { x: 0, y: 0 }] : [];
}
