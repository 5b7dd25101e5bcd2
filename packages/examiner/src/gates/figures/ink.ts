import type { GeometryFigure, Point } from "@sat/item";
import { fromInteger } from "../../exact/num.ts";
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
  isSlight,
  placeAlong,
  placesIn,
  shareAlong,
  turn,
} from "./places.ts";
import { doCrossInside } from "./relations.ts";

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
  const at = placesIn(figure);
  const points = figure.points.map((point) => point.at);
  const lines = figure.segments.map(({ from, to, label }): Line => ({
    name: from + to,
    ends: [at(from), at(to)],
    label,
  }));
  const pairs = lines.flatMap((line, place) =>
    lines.slice(place + 1).map((other) => [line, other] as const),
  );
  const mayCross = /\b(?:cross|intersect)\b/.test(figure.alt);
  return [
    ...pairs.flatMap(([one, other]) => [
      ...(overlap(one.ends, other.ends) ? [`${one.name} is drawn over ${other.name}`] : []),
      ...(!mayCross && crossInTheOpen(one.ends, other.ends, points)
        ? [`${one.name} crosses ${other.name}, where no point is`]
        : []),
      ...(isLongerThanLabeled(one, other) || isLongerThanLabeled(other, one)
        ? [`of ${one.name} and ${other.name} the one that is labeled longer is drawn shorter`]
        : []),
    ]),
    ...figure.angles
      .filter(({ from, at: vertex, to }) =>
        [from, to].some((side) => !isDrawn([at(vertex), at(side)], lines)),
      )
      .map(
        ({ from, at: vertex, to }) =>
          `the angle ${from}${vertex}${to} is not drawn between two lines`,
      ),
  ];
}

function overlap(one: Ends, other: Ends): boolean {
  const near = NEAR * Math.min(distance(...one), distance(...other));
  if (other.some((end) => fromLine(one, end) > near)) return false;
  const shares = other.map((end) => shareAlong(one, end));
  return Math.min(1, Math.max(...shares)) - Math.max(0, Math.min(...shares)) > NEAR;
}

/** Whether two segments cross inside both at a place where no point is. */
function crossInTheOpen(one: Ends, other: Ends, points: readonly Point[]): boolean {
  const [before, after] = [turn(...one, other[0]), turn(...one, other[1])];
  const at = placeAlong(other, before / (before - after));
  const near = NEAR * Math.min(distance(...one), distance(...other));
  return doCrossInside(one, other) && points.every((point) => distance(point, at) > near);
}

/** Values at which two labels are compared, when they hold an unknown. */
const TRIED = [1, 10, 100];

function isLongerThanLabeled(longer: Line, shorter: Line): boolean {
  const lengths = [distance(...longer.ends), distance(...shorter.ends)] as const;
  const way = Math.abs(along(longer.ends, shorter.ends)) / (lengths[0] * lengths[1]);
  if (lengths[0] <= lengths[1] || (way > NEAR && way < 1 - NEAR ** 2)) return false;
  return TRIED.every((value) => valueOf(longer.label, value) < valueOf(shorter.label, value));
}

/** What a label comes to where every unknown has the value; not a number if it comes to none. */
function valueOf(label = "", value: number): number {
  const reading = readOption(label);
  if (!("tree" in reading)) return Number.NaN;
  const values = [...symbolsOf(reading.tree)].map((name) => [name, fromInteger(value)] as const);
  return evaluate(reading.tree, new Map(values)).real;
}

/** Whether a side of an angle is drawn, from its vertex on. */
function isDrawn([vertex, side]: Ends, lines: readonly Line[]): boolean {
  return lines.some(
    ({ ends }) =>
      isSlight(fromSegment(ends, vertex), distance(...ends)) &&
      ends.some(
        (end) =>
          !isSlight(distance(vertex, end), distance(...ends)) &&
          along([vertex, side], [vertex, end]) > 0 &&
          isSlight(fromLine([vertex, side], end), distance(vertex, end)),
      ),
  );
}
