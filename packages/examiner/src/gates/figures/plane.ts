import type { PlaneFigure, PlaneMark, Point } from "@sat/item";
import { axisFaults, outside } from "./axis.ts";
import { distance } from "./places.ts";

/** Points and ends of segments lie inside the axes; a line or curve passes through them. */
export function planeFaults({ x, y, marks }: PlaneFigure): string[] {
  const shown = marks.flatMap(pointsShown);
  return [
    ...axisFaults(x, "x-axis"),
    ...axisFaults(y, "y-axis"),
    ...outside(
      x,
      shown.map(([at]) => at),
      "x-axis",
    ),
    ...outside(
      y,
      shown.map(([, at]) => at),
      "y-axis",
    ),
    ...marks.flatMap((mark) => markFaults(mark, { x, y })),
  ];
}

function pointsShown(mark: PlaneMark): readonly Point[] {
  if (mark.kind === "point") return [mark.at];
  return mark.kind === "segment" ? [mark.from, mark.to] : [];
}

function markFaults(mark: PlaneMark, { x, y }: Pick<PlaneFigure, "x" | "y">): string[] {
  if (mark.kind === "line" || mark.kind === "half-plane") {
    return distance(...mark.through) === 0 ? ["a line is given by one point twice"] : [];
  }
  if (mark.kind !== "curve") return [];
  const seen = mark.points.some(
    ([at, high]) => at >= x.min && at <= x.max && high >= y.min && high <= y.max,
  );
  return seen ? [] : ["a curve lies outside the axes"];
}
