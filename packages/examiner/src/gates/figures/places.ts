import type { Point } from "@sat/item";

/** A segment, or the line through two points. */
export type Ends = readonly [Point, Point];

/** How far a drawing may stray, as a share of the lengths that are compared. */
export const NEAR = 0.03;

export function distance([a, b]: Point, [c, d]: Point): number {
  return Math.hypot(c - a, d - b);
}

/** How far a point is from a line; infinitely far from one through a single point. */
export function fromLine([start, end]: Ends, point: Point): number {
  const length = distance(start, end);
  return length === 0 ? Infinity : Math.abs(turn(start, end, point)) / length;
}

/** How far a point is from the nearest point of a segment. */
export function fromSegment([start, end]: Ends, point: Point): number {
  const length = distance(start, end);
  const inside = length > 0 && Math.abs(shareAlong([start, end], point) - 0.5) <= 0.5;
  return inside
    ? fromLine([start, end], point)
    : Math.min(distance(start, point), distance(end, point));
}

/** How far along a segment a point stands: 0 at its start, 1 at its end. */
export function shareAlong([start, end]: Ends, point: Point): number {
  return along([start, end], [start, point]) / distance(start, end) ** 2;
}

/** Positive where the way from the first to the second point and on to the third turns left. */
export function turn([a, b]: Point, [c, d]: Point, [x, y]: Point): number {
  return (c - a) * (y - b) - (d - b) * (x - a);
}

/** Positive where two segments lead the same way, 0 where they are perpendicular. */
export function along([a, b]: Ends, [c, d]: Ends): number {
  return (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1]);
}
