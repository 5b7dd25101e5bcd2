import type { Point } from "@sat/item";
import { type Ends, NEAR, NONE, along, distance, fromLine, isSlight, turn } from "./places.ts";

/** In a drawing that is not to scale, a tangent may be some degrees off. */
const TOUCHING = 0.2;

/** What is drawn beside the points. */
export interface Drawing {
  readonly rings: readonly Ring[];
  /** Each segment from either end. */
  readonly segments: readonly Ends[];
}

interface Ring {
  readonly center: Point;
  readonly radius: number;
}

/** Whether a drawing shows what is said of points, in the order in which they are said. */
export type Drawn = (points: readonly Point[], drawing: Drawing) => boolean;

export const isBetween: Drawn = ([point = NONE, from = NONE, to = NONE]) =>
  isSlight(
    10 * (distance(from, point) + distance(point, to) - distance(from, to)),
    distance(from, to),
  );

export const areOnCircle: Drawn = (points, { rings }) =>
  rings.some((ring) => points.every((at) => isOnRing(at, ring)));

function isOnRing(at: Point, { center, radius }: Ring): boolean {
  return isSlight(distance(center, at) - radius, radius);
}

/** Whether one pair of points, or each of two, are the ends of a radius. */
export const areRadii: Drawn = ([a = NONE, b = NONE, c = a, d = b], { rings }) =>
  rings.some((ring) => isRadius([a, b], ring) && isRadius([c, d], ring));

function isRadius([a, b]: Ends, ring: Ring): boolean {
  const [center, end] = distance(a, ring.center) === 0 ? [a, b] : [b, a];
  return distance(center, ring.center) === 0 && isOnRing(end, ring);
}

export const isConvex: Drawn = (points) => {
  const turns = points.map((at, place) =>
    Math.sign(
      turn(
        at,
        points[(place + 1) % points.length] ?? NONE,
        points[(place + 2) % points.length] ?? NONE,
      ),
    ),
  );
  return Math.abs(turns.reduce((sum, each) => sum + each, 0)) === points.length;
};

/** The first segment crosses the second; what they cross at, if it is told, lies on both. */
export const doCross: Drawn = ([a = NONE, b = NONE, c = NONE, d = NONE, at], drawing) =>
  at === undefined
    ? doCrossInside([a, b], [c, d])
    : isBetween([at, a, b], drawing) && isBetween([at, c, d], drawing);

/** Some segment leads on from the end of a line, away from its start. */
export function goesOn([start, end]: Ends, { segments }: Drawing): boolean {
  return segments.some(
    ([near, far]) =>
      distance(near, end) === 0 &&
      isParallel([start, end], [end, far]) &&
      along([start, end], [end, far]) > 0,
  );
}

/** Two lines of which the first points of both lie at one end; a point that is told after them lies between. */
export const areAlongside: Drawn = ([h = NONE, l = NONE, j = NONE, m = NONE, middle]) =>
  isParallel([h, l], [j, m]) &&
  along([h, l], [j, m]) > 0 &&
  (middle === undefined || Math.abs(turn(h, l, middle) / turn(h, l, j) - 0.5) < 0.5 - NEAR);

export const arePerpendicular: Drawn = ([a = NONE, b = NONE, c = NONE, d = NONE]) =>
  isPerpendicular([a, b], [c, d]);

export const areParallel: Drawn = ([a = NONE, b = NONE, c = NONE, d = NONE]) =>
  isParallel([a, b], [c, d]);

/** A line through the first two points touches a circle at the third. */
export const isTangent: Drawn = ([a = NONE, b = NONE, at = NONE], drawing) =>
  isBetween([at, a, b], drawing) &&
  drawing.rings.some(
    (ring) => isOnRing(at, ring) && Math.abs(cosine([ring.center, at], [a, b])) < TOUCHING,
  );

/** The first point is on the same side of the chord between the others as the center of its circle. */
export const isOnMajorArc: Drawn = ([point = NONE, a = NONE, b = NONE], { rings }) =>
  rings.some(
    (ring) =>
      [point, a, b].every((at) => isOnRing(at, ring)) &&
      turn(a, b, point) * turn(a, b, ring.center) > 0,
  );

/** A segment from the first point meets the line through the others at a right angle. */
export const isHeight: Drawn = ([top = NONE, a = NONE, b = NONE], { segments }) =>
  segments.some((segment) => isHeightFrom(top, [a, b], segment));

export function isHeightFrom(top: Point, line: Ends, [start, foot]: Ends): boolean {
  return (
    distance(start, top) === 0 &&
    isSlight(fromLine(line, foot), distance(...line)) &&
    isPerpendicular([top, foot], line)
  );
}

export function isParallel(one: Ends, [c, d]: Ends): boolean {
  const [a, b] = one;
  const end: Point = [a[0] + d[0] - c[0], a[1] + d[1] - c[1]];
  return isSlight(turn(a, b, end), distance(a, b) * distance(c, d));
}

function isPerpendicular(one: Ends, other: Ends): boolean {
  return isSlight(cosine(one, other), 1);
}

function cosine(one: Ends, other: Ends): number {
  return along(one, other) / (distance(...one) * distance(...other));
}

/** Whether each of two segments has the ends of the other on different sides. */
export function doCrossInside(one: Ends, other: Ends): boolean {
  return areApart(one, other) && areApart(other, one);
}

function areApart([a, b]: Ends, [c, d]: Ends): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0;
}

/** Whether some segment is a radius, or a diameter, of some circle. */
export function isDrawnAcross({ rings, segments }: Drawing, what: "radius" | "diameter"): boolean {
  return rings.some((ring) =>
    segments.some((ends) => (what === "radius" ? isRadius(ends, ring) : isDiameter(ends, ring))),
  );
}

function isDiameter(ends: Ends, ring: Ring): boolean {
  return (
    ends.every((end) => isOnRing(end, ring)) &&
    isSlight(distance(...ends) - 2 * ring.radius, ring.radius)
  );
}
