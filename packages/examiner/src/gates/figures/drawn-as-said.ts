import type { GeometryFigure, Point } from "@sat/item";
import { type Ends, NONE, distance, placesIn } from "./places.ts";
import {
  type Drawing,
  type Drawn,
  areAlongside,
  areOnCircle,
  areParallel,
  arePerpendicular,
  areRadii,
  doCross,
  goesOn,
  isDrawnAcross,
  isBetween,
  isConvex,
  isHeight,
  isOnMajorArc,
  isParallel,
  isTangent,
} from "./relations.ts";
import { heard } from "./spoken.ts";

/** Coordinates are rounded, so that what is marked as equal is drawn nearly so. */
const ALIKE = 0.1;

/** What the text alternative says of where points lie, and what the figure's own marks say of it, is drawn so. */
export function placeFaults(figure: GeometryFigure): string[] {
  const at = placesIn(figure);
  const drawing: Drawing = {
    rings: figure.circles.map(({ center, radius }) => ({ center: at(center), radius })),
    segments: figure.segments.flatMap(({ from, to }): Ends[] => [
      [at(from), at(to)],
      [at(to), at(from)],
    ]),
  };
  const text = heard(figure.alt);
  const said = SAID.flatMap(([pattern, isDrawn]) =>
    [...text.matchAll(pattern)].flatMap(([words, ...found]) => {
      const places = [...found.join("")].map(at);
      return places.includes(NONE) || isDrawn(places, drawing)
        ? []
        : [`it is said that ${words}, and not drawn so`];
    }),
  );
  return [...said, ...markFaults(figure, at, drawing)];
}

/** Turns of phrase, the letters of the points in them, and when they are true of the drawing. */
const SAID: readonly (readonly [pattern: RegExp, isDrawn: Drawn])[] = [
  [
    /\bpoint ([a-z]) (?:lies )?on (?:line )?(?:segment|side|base|hypotenuse|diagonal) ([a-z]{2})\b/g,
    isBetween,
  ],
  [
    /\bsegment ([a-z]{2}) with point ([a-z]) on it/g,
    ([a = NONE, b = NONE, on = NONE], drawing) => isBetween([on, a, b], drawing),
  ],
  [
    /\b(?:side|segment) ([a-z]{2}) is extended beyond ([a-z]) to ([a-z])\b/g,
    ([a = NONE, b = NONE, end = NONE, to = NONE], drawing) =>
      isBetween([end, distance(a, end) === 0 ? b : a, to], drawing),
  ],
  [
    /\bside ([a-z]{2}) is extended to form line segment ([a-z]{2})\b/g,
    // The side may begin or end where the line does: a point is between itself and any other.
    ([a = NONE, b = NONE, from = NONE, to = NONE], drawing) =>
      isBetween([a, from, b], drawing) && isBetween([b, a, to], drawing),
  ],
  [
    /\bline through ([a-z]) and ([a-z]) goes on beyond ([a-z])\b/g,
    ([a = NONE, b = NONE, end = NONE], drawing) =>
      goesOn([distance(a, end) === 0 ? b : a, end], drawing),
  ],
  [
    /\b(?:lines|segments|diagonals) ([a-z]{2}) and ([a-z]{2}) (?:, which )?(?:cross|intersect)(?: at ([a-z]))?\b/g,
    doCross,
  ],
  [/\bpoints ([a-z]) (?:, ([a-z]) , )?and ([a-z]) lie on the circle/g, areOnCircle],
  [/\bchords? ([a-z]{2})(?: and ([a-z]{2}))?\b/g, areOnCircle],
  [/\bradi(?:us|i) ([a-z]{2})(?: and ([a-z]{2}))?\b/g, areRadii],
  [/\ba radius is drawn\b/g, (_, drawing) => isDrawnAcross(drawing, "radius")],
  [/\ba diameter is drawn\b/g, (_, drawing) => isDrawnAcross(drawing, "diameter")],
  [/\bsegment ([a-z]{2}) is tangent to the circle at ([a-z])\b/g, isTangent],
  [
    /\bsegment ([a-z]{2}) passes through ([a-z]) and meets the circle at ([a-z]) and , between ([a-z]) and ([a-z]) , at ([a-z])\b/g,
    ([a = NONE, b = NONE, by = NONE, one = NONE, c = NONE, d = NONE, other = NONE], drawing) =>
      isBetween([by, a, b], drawing) &&
      areOnCircle([one, other], drawing) &&
      isBetween([other, c, d], drawing),
  ],
  [/\bpoint ([a-z]) lies on the major arc ([a-z]{2})\b/g, isOnMajorArc],
  [
    /\b(?:quadrilateral|pentagon|hexagon|parallelogram|rectangle|rhombus|square) ([a-z]{4,6})\b/g,
    isConvex,
  ],
  [/\bsegment ([a-z]{2}) is perpendicular to (?:side |segment )?([a-z]{2})\b/g, arePerpendicular],
  [/\bsegment ([a-z]{2}) is parallel to (?:side |segment )?([a-z]{2})\b/g, areParallel],
  [/\bheight from ([a-z]) , perpendicular to ([a-z]{2})\b/g, isHeight],
  [
    /\bone through ([a-z]) and ([a-z]) , the other through ([a-z]) and ([a-z]) , with(?:[^.]* \. point ([a-z]) lies between the lines)?/g,
    areAlongside,
  ],
];

/** A right angle is drawn right, and segments with the same marks are drawn equal, or parallel. */
function markFaults(
  { angles, segments }: GeometryFigure,
  at: (name: string) => Point,
  drawing: Drawing,
): string[] {
  const slanted = angles.filter(
    ({ right, from, at: corner, to }) =>
      right === true && !arePerpendicular([at(corner), at(from), at(corner), at(to)], drawing),
  );
  const unlike = segments.flatMap((segment, place) =>
    segments.slice(place + 1).filter((other) => {
      const ends = [at(segment.from), at(segment.to), at(other.from), at(other.to)] as const;
      const unequal = Math.abs(distance(ends[0], ends[1]) / distance(ends[2], ends[3]) - 1) > ALIKE;
      return (
        (segment.ticks !== undefined && segment.ticks === other.ticks && unequal) ||
        (segment.arrows !== undefined &&
          segment.arrows === other.arrows &&
          !isParallel([ends[0], ends[1]], [ends[2], ends[3]]))
      );
    }),
  );
  return [
    ...slanted.map(({ at: corner }) => `the right angle at ${corner} is not drawn right`),
    ...unlike.map(({ from, to }) => `the marks of ${from}${to} are not true of the drawing`),
  ];
}
