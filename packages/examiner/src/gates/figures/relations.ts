import type { Point } from "@sat/item";
import { type Ends, NEAR, along, distance, fromLine, turn } from "./places.ts";

/** In a drawing that is not to scale, a tangent may be some degrees off. */
const TOUCHING = 0.2;

/** What is drawn beside the points. */
export interface Drawing {
  readonly rings: readonly { readonly center: Point; readonly radius: number }[];
  readonly segments: readonly Ends[];
}

/** Whether a drawing shows what is said of points, in the order in which they are said. */
export type Drawn = (points: readonly Point[], drawing: Drawing) => boolean;

/** Where a point is that a drawing does not have. */
export const NONE: Point = [Number.NaN, Number.NaN];

export const isBetween: Drawn = ([point = NONE, from = NONE, to = NONE]) =>
  distance(from, point) + distance(point, to) - distance(from, to) <=
  0.1 * NEAR * distance(from, to);

export const areOnCircle: Drawn = (points, { rings }) =>
  rings.some(({ center, radius }) =>
    points.every((at) => Math.abs(distance(center, at) - radius) <= NEAR * radius),
  );

/** Whether each pair of points are the ends of a radius. */
export const areRadii: Drawn = (points, drawing) =>
  drawing.rings.some(({ center }) =>
    Array.from({ length: points.length / 2 }, (_, place) =>
      points.slice(2 * place, 2 * place + 2),
    ).every(
      (ends) =>
        ends.some((end) => distance(end, center) === 0) &&
        areOnCircle(
          ends.filter((end) => distance(end, center) > 0),
          drawing,
        ),
    ),
  );

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
    ? isApart([a, b], [c, d]) && isApart([c, d], [a, b])
    : isBetween([at, a, b], drawing) && isBetween([at, c, d], drawing);

/** Some segment leads on from the end of a line, away from its start. */
export function goesOn([start, end]: Ends, { segments }: Drawing): boolean {
  return segments.some(
    ([from, to]) =>
      (distance(from, end) === 0 || distance(to, end) === 0) &&
      isParallel([start, end], [from, to]) &&
      along([start, end], [end, distance(from, end) === 0 ? to : from]) > 0,
  );
}

/** Two lines of which the first points of both lie at one end; a point that is told after them lies between. */
export const areAlongside: Drawn = ([h = NONE, l = NONE, j = NONE, m = NONE, middle]) =>
  isParallel([h, l], [j, m]) &&
  along([h, l], [j, m]) > 0 &&
  (middle === undefined || isInside(turn(h, l, middle) / turn(h, l, j)));

export const arePerpendicular: Drawn = ([a = NONE, b = NONE, c = NONE, d = NONE]) =>
  isPerpendicular([a, b], [c, d]);

export const areParallel: Drawn = ([a = NONE, b = NONE, c = NONE, d = NONE]) =>
  isParallel([a, b], [c, d]);

/** A line through the first two points touches a circle at the third. */
export const isTangent: Drawn = ([a = NONE, b = NONE, at = NONE], drawing) =>
  isBetween([at, a, b], drawing) &&
  drawing.rings.some(
    (ring) =>
      areOnCircle([at], { ...drawing, rings: [ring] }) &&
      Math.abs(along([ring.center, at], [a, b])) <= TOUCHING * ring.radius * distance(a, b),
  );

/** The first point is on the same side of the chord between the others as the center of its circle. */
export const isOnMajorArc: Drawn = ([point = NONE, a = NONE, b = NONE], drawing) =>
  drawing.rings.some(
    (ring) =>
      areOnCircle([point, a, b], { ...drawing, rings: [ring] }) &&
      turn(a, b, point) * turn(a, b, ring.center) > 0,
  );

/** A segment from the first point meets the line through the others at a right angle. */
export const isHeight: Drawn = ([top = NONE, a = NONE, b = NONE], { segments }) =>
  segments.some((segment) => isHeightFrom(top, [a, b], segment));

export function isHeightFrom(top: Point, line: Ends, [from, to]: Ends): boolean {
  const foot = distance(from, top) === 0 ? to : from;
  return (
    distance(foot === to ? from : to, top) === 0 &&
    fromLine(line, foot) <= NEAR * distance(...line) &&
    isPerpendicular([top, foot], line)
  );
}

export function isParallel(one: Ends, other: Ends): boolean {
  const [[a, b], [c, d]] = [one, other];
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  return Math.abs(cross) <= NEAR * distance(a, b) * distance(c, d);
}

function isPerpendicular(one: Ends, other: Ends): boolean {
  return Math.abs(along(one, other)) <= NEAR * distance(...one) * distance(...other);
}

/** Whether the ends of the second segment lie on different sides of the first. */
function isApart([a, b]: Ends, [c, d]: Ends): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0;
}

function isInside(share: number): boolean {
  return share > NEAR && share < 1 - NEAR;
}

/** Whether some segment is a radius, or a diameter, of some circle. */
export function isDrawnAcross({ rings, segments }: Drawing, what: "radius" | "diameter"): boolean {
  return rings.some(({ center, radius }) => {
    const meets = (point: Point) => Math.abs(distance(center, point) - radius) <= NEAR * radius;
    const isCenter = (point: Point) => distance(center, point) <= NEAR * radius;
    return segments.some(([from, to]) =>
      what === "radius"
        ? (isCenter(from) && meets(to)) || (isCenter(to) && meets(from))
        : meets(from) && meets(to) && distance(from, to) >= (2 - NEAR) * radius,
    );
  });
}
