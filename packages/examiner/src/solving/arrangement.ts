import { type Fraction, ONE, ZERO, fraction, minus, over, plus, times } from "../exact/fraction.ts";
import type { Relation } from "../reading/tree.ts";
import { type Rows, linearRows, solveLinear } from "./linear-system.ts";
import { UnprovenError } from "./unproven.ts";

type Pair = readonly [Fraction, Fraction];
type Line = Rows[number];

/** How far a point beside a line lies from it, in parts of the line's own coefficients. */
const ASIDE = fraction(1, 1_000_000);
const BOTH_WAYS = [ONE, minus(ZERO, ONE)];

/**
 * Points in every cell, on every edge and at every corner of the plane as the boundary lines of the relations cut it
 * up. Throws UnprovenError when a boundary is not a line.
 */
export function pointsOfArrangement(
  relations: readonly Relation[],
  unknowns: readonly [string, string],
): readonly Pair[] {
  const lines = boundaryLines(relations, unknowns);
  return lines.flatMap((line) => {
    const corners = lines.flatMap((other) => meeting(line, other));
    return [...corners, ...between(line, corners)].flatMap((point) => [
      point,
      ...BOTH_WAYS.map((way) => moved(point, line, times(way, ASIDE))),
    ]);
  });
}

function boundaryLines(relations: readonly Relation[], unknowns: readonly string[]): Rows {
  const edges = relations.map((relation) => ({ ...relation, sign: "=" as const })); // a literal
  const rows = linearRows(edges, unknowns, new Map());
  const isLine = ([a = ZERO, b = ZERO]: Line) => a.num !== 0 || b.num !== 0;
  if (rows === undefined || !rows.every(isLine)) {
    throw new UnprovenError("a boundary of the region is not a line");
  }
  return rows;
}

function meeting(line: Line, other: Line): Pair[] {
  const solution = solveLinear([line, other], 2);
  if (solution.count !== "one") return [];
  const [x = ZERO, y = ZERO] = solution.values;
  return [[x, y]];
}

/** Points of the line between its neighboring corners, and beyond the outermost on either side. */
function between(line: Line, corners: readonly Pair[]): Pair[] {
  const [a = ZERO, b = ZERO, c = ZERO] = line;
  const square = plus(times(a, a), times(b, b));
  const foot: Pair = [over(times(a, c), square), over(times(b, c), square)];
  const places = corners
    .map(([x, y]) => over(minus(times(b, x), times(a, y)), square))
    .toSorted((one, other) => Number(minus(one, other).num));
  const [first = ZERO, last = ZERO] = [places[0], places.at(-1)];
  const middles = places.map((place, at) => half(plus(place, places[at + 1] ?? plus(last, ONE))));
  return [minus(first, ONE), ...middles].map((place) => [
    plus(foot[0], times(b, place)),
    minus(foot[1], times(a, place)),
  ]);
}

function half(value: Fraction): Fraction {
  return times(value, fraction(1, 2));
}

function moved([x, y]: Pair, [a = ZERO, b = ZERO]: Line, by: Fraction): Pair {
  return [plus(x, times(a, by)), plus(y, times(b, by))];
}
