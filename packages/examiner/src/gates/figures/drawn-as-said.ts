import type { GeometryFigure, Point } from "@sat/item";
import { spoken } from "./spoken.ts";

/** How far a drawing may stray, as a share of the lengths that are compared. */
const NEAR = 0.03;
/** Coordinates are rounded, so that what is marked as equal is drawn nearly so. */
const ALIKE = 0.1;

/** What the text alternative says of where points lie, and what the figure's own marks say of it, is drawn so. */
export function placeFaults(figure: GeometryFigure): string[] {
  const places = new Map(figure.points.map(({ name, at }) => [name.toLowerCase(), at]));
  const at = (name: string) => places.get(name.toLowerCase()) ?? NONE;
  const rings = figure.circles.map(({ center, radius }) => ({ center: at(center), radius }));
  const text = spoken(figure.alt).join(" ");
  const said = SAID.flatMap(([pattern, isDrawn]) =>
    [...text.matchAll(pattern)].flatMap(([words, ...found]) => {
      const names = [...found.join("").replaceAll(/[^a-z]/g, "")];
      return names.every((name) => places.has(name)) && !isDrawn(names.map(at), rings)
        ? [`it is said that ${words}, and not drawn so`]
        : [];
    }),
  );
  return [...said, ...markFaults(figure, at)];
}

interface Ring {
  readonly center: Point;
  readonly radius: number;
}

type Drawn = (points: readonly Point[], rings?: readonly Ring[]) => boolean;

const NONE: Point = [Number.NaN, Number.NaN];

const between: Drawn = ([point = NONE, from = NONE, to = NONE]) =>
  distance(from, point) + distance(point, to) - distance(from, to) <=
  0.1 * NEAR * distance(from, to);

const onCircle: Drawn = (points, rings = []) =>
  rings.some(({ center, radius }) =>
    points.every((at) => Math.abs(distance(center, at) - radius) <= NEAR * radius),
  );

const convex: Drawn = (points) => {
  const turns = points.map((at, place) => {
    const next = points[(place + 1) % points.length] ?? NONE;
    const last = points[(place + 2) % points.length] ?? NONE;
    return Math.sign(
      (next[0] - at[0]) * (last[1] - next[1]) - (next[1] - at[1]) * (last[0] - next[0]),
    );
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) === points.length;
};

/** The first segment crosses the second; what they cross at, if it is told, lies on both. */
const crossing: Drawn = ([a = NONE, b = NONE, c = NONE, d = NONE, at]) =>
  at === undefined
    ? isApart([a, b], [c, d]) && isApart([c, d], [a, b])
    : between([at, a, b]) && between([at, c, d]);

/** Two lines of which the first points of both lie at one end. */
const alongside: Drawn = ([h = NONE, l = NONE, j = NONE, m = NONE]) =>
  isParallel([h, l], [j, m]) && (l[0] - h[0]) * (m[0] - j[0]) + (l[1] - h[1]) * (m[1] - j[1]) > 0;

const perpendicular: Drawn = ([a = NONE, b = NONE, c = NONE, d = NONE]) =>
  isParallel(
    [a, b],
    [
      [-c[1], c[0]],
      [-d[1], d[0]],
    ],
  );

const parallel: Drawn = ([a = NONE, b = NONE, c = NONE, d = NONE]) => isParallel([a, b], [c, d]);

/** Turns of phrase, the letters of the points in them, and when they are true of the drawing. */
const SAID: readonly (readonly [pattern: RegExp, isDrawn: Drawn])[] = [
  [
    /\bpoint ([a-z]) (?:lies )?on (?:line )?(?:segment|side|base|hypotenuse|diagonal) ([a-z]{2})\b/g,
    between,
  ],
  [
    /\bsegment ([a-z]{2}) with point ([a-z]) on it/g,
    ([a = NONE, b = NONE, on = NONE]) => between([on, a, b]),
  ],
  [
    /\bside ([a-z]{2}) is extended beyond ([a-z]) to ([a-z])\b/g,
    ([a = NONE, b = NONE, end = NONE, to = NONE]) =>
      between([end, distance(a, end) === 0 ? b : a, to]),
  ],
  [
    /\bside ([a-z]{2}) is extended to form line segment ([a-z]{2})\b/g,
    ([a = NONE, b = NONE, from = NONE, to = NONE]) =>
      between([a, from, b]) || distance(a, from) === 0
        ? between([b, a, to]) || distance(b, to) === 0
        : false,
  ],
  [
    /\b(?:lines|segments|diagonals) ([a-z]{2}) and ([a-z]{2}) (?:, which )?(?:cross|intersect)(?: at ([a-z]))?\b/g,
    crossing,
  ],
  [/\bdiagonals ([a-z]{2}) and ([a-z]{2}) , which intersect at ([a-z])\b/g, crossing],
  [/\bpoints ([a-z]) (?:, ([a-z]) , )?and ([a-z]) lie on the circle/g, onCircle],
  [/\bchord ([a-z]{2})\b/g, onCircle],
  [
    /\b(?:quadrilateral|pentagon|hexagon|parallelogram|rectangle|rhombus|square) ([a-z]{4,6})\b/g,
    convex,
  ],
  [/\bsegment ([a-z]{2}) is perpendicular to (?:side |segment )?([a-z]{2})\b/g, perpendicular],
  [/\bsegment ([a-z]{2}) is parallel to (?:side |segment )?([a-z]{2})\b/g, parallel],
  [/\bone through ([a-z]) and ([a-z]) , the other through ([a-z]) and ([a-z]) , with/g, alongside],
];

/** A right angle is drawn right, and segments with the same marks are drawn equal, or parallel. */
function markFaults({ angles, segments }: GeometryFigure, at: (name: string) => Point): string[] {
  const slanted = angles.filter(
    ({ right, from, at: corner, to }) =>
      right === true && !perpendicular([at(corner), at(from), at(corner), at(to)]),
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

function distance([a, b]: Point, [c, d]: Point): number {
  return Math.hypot(c - a, d - b);
}

function isParallel([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  return Math.abs(turn) <= NEAR * distance(a, b) * distance(c, d);
}

/** Whether the ends of the second segment lie on different sides of the first. */
function isApart([a, b]: readonly [Point, Point], ends: readonly [Point, Point]): boolean {
  const [first, second] = ends.map(
    ([x, y]) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]),
  );
  return (first ?? 0) * (second ?? 0) < 0;
}
