import type { GeometryFigure, Point } from "@sat/item";
import { fromInteger, isDefined } from "../../exact/num.ts";
import { readOption } from "../../reading/read-option.ts";
import { symbolsOf } from "../../reading/tree.ts";
import { evaluate } from "../../solving/evaluate.ts";
import {
  type Ends,
  NEAR,
  along,
  distance,
  fromLine,
  fromSegment,
  shareAlong,
  turn,
} from "./places.ts";

interface Line {
  readonly name: string;
  readonly ends: Ends;
  readonly label: string | undefined;
}

/**
 * The lines of a drawing hang together: none lies on another, they cross at points or as they are said to, an angle is
 * marked between two of them, and of two that are parallel or perpendicular the one that is labeled longer is longer.
 */
export function inkFaults(figure: GeometryFigure): string[] {
  const places = new Map(figure.points.map(({ name, at }) => [name, at]));
  const lines = figure.segments.flatMap(({ from, to, label }): Line[] => {
    const [start, end] = [places.get(from), places.get(to)];
    return start === undefined || end === undefined
      ? []
      : [{ name: from + to, ends: [start, end], label }];
  });
  const pairs = lines.flatMap((line, place) =>
    lines.slice(place + 1).map((other) => [line, other] as const),
  );
  const mayCross = /\b(?:cross|intersect)\b/.test(figure.alt);
  return [
    ...pairs.flatMap(([one, other]) => [
      ...(overlap(one.ends, other.ends) ? [`${one.name} is drawn over ${other.name}`] : []),
      ...(!mayCross && crossInTheOpen(one.ends, other.ends, [...places.values()])
        ? [`${one.name} crosses ${other.name}, where no point is`]
        : []),
      ...(isLongerThanLabeled(one, other) || isLongerThanLabeled(other, one)
        ? [`of ${one.name} and ${other.name} the one that is labeled longer is drawn shorter`]
        : []),
    ]),
    ...openAngles(figure, lines, places),
  ];
}

function overlap(one: Ends, other: Ends): boolean {
  const near = NEAR * Math.min(distance(...one), distance(...other));
  if (other.some((end) => fromLine(one, end) > near)) return false;
  const [start, end] = other.map((point) => shareAlong(one, point)).toSorted((a, b) => a - b);
  return Math.min(1, end ?? 0) - Math.max(0, start ?? 1) > NEAR;
}

/** Whether two segments cross inside both at a place where no point is. */
function crossInTheOpen(one: Ends, other: Ends, points: readonly Point[]): boolean {
  const [[a, b], [c, d]] = [one, other];
  const [before, after] = [turn(a, b, c), turn(a, b, d)];
  if (before * after >= 0 || turn(c, d, a) * turn(c, d, b) >= 0) return false;
  const share = before / (before - after);
  const at: Point = [c[0] + share * (d[0] - c[0]), c[1] + share * (d[1] - c[1])];
  const near = NEAR * Math.min(distance(...one), distance(...other));
  return points.every((point) => distance(point, at) > near);
}

/** Values at which two labels are compared, when they hold an unknown. */
const TRIED = [1, 10, 100];

function isLongerThanLabeled(longer: Line, shorter: Line): boolean {
  const lengths = [distance(...longer.ends), distance(...shorter.ends)] as const;
  const way = Math.abs(along(longer.ends, shorter.ends)) / (lengths[0] * lengths[1]);
  if (lengths[0] <= lengths[1] || (way > NEAR && way < 1 - NEAR ** 2)) return false;
  return TRIED.every((value) => {
    const [more, less] = [valueOf(longer.label, value), valueOf(shorter.label, value)];
    return more !== undefined && less !== undefined && more < less;
  });
}

/** What a label comes to where every unknown has the value. */
function valueOf(label: string | undefined, value: number): number | undefined {
  const reading = label === undefined ? undefined : readOption(label);
  if (reading?.kind !== "number" && reading?.kind !== "expression") return undefined;
  const values = [...symbolsOf(reading.tree)].map((name) => [name, fromInteger(value)] as const);
  const length = evaluate(reading.tree, new Map(values));
  return isDefined(length) ? length.real : undefined;
}

/** Both sides of an angle are drawn, from its vertex on. */
function openAngles(
  { angles }: GeometryFigure,
  lines: readonly Line[],
  places: ReadonlyMap<string, Point>,
): string[] {
  return angles.flatMap(({ from, at, to }) => {
    const vertex = places.get(at);
    const open = [from, to].some((name) => {
      const side = places.get(name);
      return vertex !== undefined && side !== undefined && !isDrawn([vertex, side], lines);
    });
    return open ? [`the angle ${from}${at}${to} is not drawn between two lines`] : [];
  });
}

function isDrawn([vertex, side]: Ends, lines: readonly Line[]): boolean {
  return lines.some(
    ({ ends }) =>
      fromSegment(ends, vertex) <= NEAR * distance(...ends) &&
      ends.some(
        (end) =>
          distance(vertex, end) > NEAR * distance(...ends) &&
          along([vertex, side], [vertex, end]) > 0 &&
          fromLine([vertex, side], end) <= NEAR * distance(vertex, end),
      ),
  );
}
