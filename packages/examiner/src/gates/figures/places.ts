import type { GeometryFigure, Point } from "@sat/item";

/** A segment, or the line through two points. */
export type Ends = readonly [Point, Point];

/** How far a drawing may stray, as a share of the lengths that are compared. */
export const NEAR = 0.03;

/** Where a point is that a drawing does not have: near nothing. */
export const NONE: Point = [Number.NaN, Number.NaN];

/** The place of each point of a figure by its name, as it is printed or as it is heard. */
export function placesIn({ points }: Pick<GeometryFigure, "points">): (name: string) => Point {
  const places = new Map(points.map(({ name, at }) => [name.toLowerCase(), at]));
  return (name) => places.get(name.toLowerCase()) ?? NONE;
}

/** Whether something is next to nothing beside a length. */
export function isSlight(stray: number, length: number): boolean {
  return Math.abs(stray) <= NEAR * length;
}

export function distance([a, b]: Point, [c, d]: Point): number {
  return Math.hypot(c - a, d - b);
}

/** How far a point is from a line. */
export function fromLine([start, end]: Ends, point: Point): number {
  return Math.abs(turn(start, end, point)) / distance(start, end);
}

/** How far a point is from the nearest point of a segment. */
export function fromSegment(ends: Ends, point: Point): number {
  const share = Math.min(1, Math.max(0, shareAlong(ends, point)));
  return distance(placeAlong(ends, share), point);
}

/** How far along a segment a point stands: 0 at its start, 1 at its end. */
export function shareAlong([start, end]: Ends, point: Point): number {
  return along([start, end], [start, point]) / distance(start, end) ** 2;
}

/** The point that stands so far along a segment. */
export function placeAlong([[a, b], [c, d]]: Ends, share: number): Point {
  return [a + share * (c - a), b + share * (d - b)];
}

/** Positive where the way from the first to the second point and on to the third turns left. */
export function turn([a, b]: Point, [c, d]: Point, [x, y]: Point): number {
  return (c - a) * (y - b) - (d - b) * (x - a);
}

/** Positive where two segments lead the same way, 0 where they are perpendicular. */
export function along([a, b]: Ends, [c, d]: Ends): number {
  return (b[0] - a[0]) * (d[0] - c[0]) + (b[1] - a[1]) * (d[1] - c[1]);
}

/** The angle at the second of three points, in degrees. */
export function opening([from, vertex, to]: readonly [Point, Point, Point]): number {
  const cosine = along([vertex, from], [vertex, to]);
  return (Math.atan2(Math.abs(turn(vertex, from, to)), cosine) * 180) / Math.PI;
}
