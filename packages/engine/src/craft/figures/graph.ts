import type { PlaneFigure, PlaneMark, Point } from "@sat/item";

/** Grid lines on either side of the origin. */
export const REACH = 6;

/** The xy-plane from -6 to 6 grid lines both ways, a grid line at every `step`. */
export function plane(step: number, marks: readonly PlaneMark[], alt: string): PlaneFigure {
  const axis = { min: -REACH * step, max: REACH * step, step };
  return {
    kind: "plane",
    x: { ...axis, label: "$x$" },
    y: { ...axis, label: "$y$" },
    marks,
    alt,
  };
}

/** A line by two of its points. */
export function lineGraph(step: number, through: readonly [Point, Point]): PlaneFigure {
  const [one, other] = through.map(([x, y]) => `(${x}, ${y})`);
  const alt = `A line in the xy-plane passes through the points ${one} and ${other}.`;
  return plane(step, [{ kind: "line", through }], alt);
}
