import type { PlaneFigure, PlaneMark, Point } from "@sat/item";

/** Grid lines on either side of the origin. */
export const REACH = 6;

/** The xy-plane from -6 to 6 grid lines both ways, a grid line at every `step`. */
function plane(step: number, marks: readonly PlaneMark[], alt: string): PlaneFigure {
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

/** y = a(x - h)² + k */
export interface Parabola {
  readonly a: number;
  readonly h: number;
  readonly k: number;
}

function heightOf({ a, h, k }: Parabola, x: number): number {
  return a * (x - h) * (x - h) + k;
}

/** The vertex, and the points one step to either side of it (two when a is a half). */
export function markedPoints(parabola: Parabola): [Point, Point, Point] {
  const { h } = parabola;
  const aside = Number.isInteger(parabola.a) ? 1 : 2;
  const at = (x: number): Point => [x, heightOf(parabola, x)];
  return [at(h), at(h - aside), at(h + aside)];
}

/** As much of a parabola as is in view, drawn through quarter steps. */
export function parabolaGraph(parabola: Parabola): PlaneFigure {
  const points: Point[] = [];
  for (let x = -REACH; x <= REACH; x += 0.25) {
    const y = heightOf(parabola, x);
    if (Math.abs(y) <= REACH) points.push([x, y]);
  }
  const [vertex, one, other] = markedPoints(parabola).map(([x, y]) => `(${x}, ${y})`);
  const direction = parabola.a > 0 ? "upward" : "downward";
  const alt = `A parabola in the xy-plane opens ${direction}. Its vertex is ${vertex}, and it passes through ${one} and ${other}.`;
  return plane(1, [{ kind: "curve", points }], alt);
}
