import type { GeometryFigure, Point } from "@sat/item";

/** Words that tell where on the page something is, so that a drawing may not be turned. */
const OF_THE_PAGE =
  /\b(?:left|right(?! angle| triangle)|above|below|upper|lower|top|bottom|horizontal|vertical)\b/i;

/** Whether two drawings show the same, one of them perhaps moved, turned or mirrored as a whole. */
export function isSameDrawing(before: GeometryFigure, after: GeometryFigure): boolean {
  // Arcs and regions go round one way, which a mirror turns about; drawings with them are left undecided.
  if (before.alt !== after.alt || hasRegions(before)) return false;
  const ink = inkOf(before, (point) => point);
  return motionsOf(before, after).some((move) => sameInk(inkOf(after, move), ink));
}

type Motion = (point: Point) => Point;

/** Those that bring two points of the one drawing to two points of the other. */
function motionsOf(before: GeometryFigure, after: GeometryFigure): Motion[] {
  const stay: Motion = (point) => point;
  if (OF_THE_PAGE.test(before.alt)) return [stay];
  const [a, b] = after.points;
  if (a === undefined || b === undefined) return [stay];
  const pairs = before.points.flatMap((c) => before.points.map((d) => [c.at, d.at] as const));
  return [
    stay,
    ...pairs
      .filter(([c, d]) => Math.abs(distance(c, d) - distance(a.at, b.at)) < 1e-3)
      .flatMap((pair) => [false, true].map((mirrored) => motion([a.at, b.at], pair, mirrored))),
  ];
}

/** Turns and moves, mirrored before or not, so that two points come to lie on two others. */
function motion(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  mirrored: boolean,
): Motion {
  const flip = ([x, y]: Point): Point => (mirrored ? [x, -y] : [x, y]);
  const [start, end] = [flip(a), flip(b)];
  const angle =
    Math.atan2(d[1] - c[1], d[0] - c[0]) - Math.atan2(end[1] - start[1], end[0] - start[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (point) => {
    const [x, y] = flip(point);
    const [across, up] = [x - start[0], y - start[1]];
    return [c[0] + across * cos - up * sin, c[1] + across * sin + up * cos];
  };
}

/** All that is drawn, piece by piece, as it looks when it is moved. */
function inkOf(figure: GeometryFigure, move: Motion): string[] {
  const places = new Map(figure.points.map(({ name, at }) => [name, move(at)]));
  const at = (name: string) => places.get(name) ?? ([0, 0] as const);
  const spot = (point: Point) => point.map((part) => Math.round(100 * part) + 0).join();
  const both = (one: string, other: string) => [one, other].toSorted().join(" ");
  const toward = (from: string, to: string) => {
    const [a, b] = [at(from), at(to)];
    const length = distance(a, b);
    return spot([(b[0] - a[0]) / length, (b[1] - a[1]) / length]);
  };
  return [
    ...figure.points.flatMap(({ name, hidden }) =>
      hidden === true ? [] : [`${name} at ${spot(at(name))}`],
    ),
    ...figure.segments.map(({ from, to, ...dress }) =>
      [both(spot(at(from)), spot(at(to))), JSON.stringify(dress)].join(" "),
    ),
    ...figure.angles.map(({ at: vertex, from, to, ...dress }) =>
      [
        spot(at(vertex)),
        both(toward(vertex, from), toward(vertex, to)),
        JSON.stringify(dress),
      ].join(" "),
    ),
    ...figure.circles.map(({ center, radius }) => `${spot(at(center))} round ${radius}`),
  ];
}

function hasRegions({ arcs, shaded, blank }: GeometryFigure): boolean {
  return arcs !== undefined || shaded !== undefined || blank !== undefined;
}

function sameInk(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join("\n") === other.toSorted().join("\n");
}

function distance([a, b]: Point, [c, d]: Point): number {
  return Math.hypot(c - a, d - b);
}
