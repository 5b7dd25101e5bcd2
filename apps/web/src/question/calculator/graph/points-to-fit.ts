import type { Interest, Point } from "@sat/calculator";
import { isNearEnough } from "./camera.ts";
import type { Curve } from "./draw-plots.ts";

/** What a window that fits has to show: all points of data that can be shown, or else what was found and the origin beside it. */
export function pointsToFit(
  curves: readonly Curve[],
  found: readonly Interest[],
): readonly Point[] {
  const dots = curves.flatMap(({ plot }) => (plot.kind === "dots" ? plot.points : []));
  const near = dots.filter(isNearEnough);
  if (near.length > 0) return near;
  return found.length > 0 ? [...found, { x: 0, y: 0 }] : [];
}
