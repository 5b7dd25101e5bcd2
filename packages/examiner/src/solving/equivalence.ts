import { Chance } from "@sat/engine";
import { fraction } from "../exact/fraction.ts";
import { type Num, fromFraction, isDefined, sameNum } from "../exact/num.ts";
import { type Relation, type Tree, substitute, unknownsIn } from "../reading/tree.ts";
import { remembered } from "../remembered.ts";
import { evaluate, holds } from "./evaluate.ts";
import { isolate } from "./isolate.ts";
import { PRIMES, evaluateModulo, isAlgebraic } from "./modular.ts";
import { UnprovenError } from "./unproven.ts";

/** Points in modular arithmetic for each prime, and points on the real line. */
const MODULAR_POINTS = 12;
const REAL_POINTS = 16;
/** Fewer points than this where both sides are defined prove nothing. */
const FEWEST_POINTS = 5;

/**
 * Whether two expressions are equal wherever both are defined and the relations hold. Probes with two
 * 31-bit primes where it can, which knows no tolerance, and at rational points on the real line.
 */
export function areEquivalent(a: Tree, b: Tree, where: readonly Relation[] = []): boolean {
  const tied = tie([a, b], where);
  const [left, right] = tied.trees;
  if (left === undefined || right === undefined) return false;
  if (isAlgebraic(left) && isAlgebraic(right) && tied.rest.length === 0) {
    const names = namesIn([left, right]);
    return PRIMES.every((prime) => agreeModulo(left, right, names, prime));
  }
  return agreeOnReals(left, right, tied.rest);
}

/** The trees with each equation used up to replace one unknown; relations that are left choose points. */
function tie(trees: readonly Tree[], where: readonly Relation[]) {
  let [current, rest] = [trees, where];
  for (const equation of where.filter(({ sign }) => sign === "=")) {
    const found = replacement(equation);
    if (found === undefined) continue;
    const put = (tree: Tree) => substitute(tree, found.unknown, found.by);
    current = current.map(put);
    rest = rest
      .filter((relation) => relation !== equation)
      .map((relation) => ({ ...relation, left: put(relation.left), right: put(relation.right) }));
  }
  return { trees: current, rest };
}

function replacement(equation: Relation): { unknown: string; by: Tree } | undefined {
  for (const unknown of unknownsIn([equation.left, equation.right])) {
    const by = isolate(equation, unknown, new Map(), false);
    if (by !== undefined) return { unknown, by };
  }
  return undefined;
}

function namesIn(trees: readonly Tree[]): string[] {
  return [...unknownsIn(trees), "pi"].toSorted();
}

function agreeModulo(a: Tree, b: Tree, names: readonly string[], prime: number): boolean {
  let met = 0;
  for (const point of modularPoints(`${prime}/${names.length}`)) {
    const values = placed(names, point);
    const [x, y] = [evaluateModulo(a, values, prime), evaluateModulo(b, values, prime)];
    if (x === undefined || y === undefined) continue;
    if (x !== y) return false;
    met++;
  }
  return enough(met);
}

/** The points for a prime and a number of coordinates, as in "7/2". */
const modularPoints = remembered((space): readonly (readonly number[])[] => {
  const [prime, dimensions] = space.split("/");
  const chance = new Chance(`probe/${prime}`);
  return Array.from({ length: MODULAR_POINTS }, () =>
    Array.from({ length: Number(dimensions) }, () => chance.int(2, 2 ** 31 - 20)),
  );
});

function placed<Coordinate>(
  names: readonly string[],
  point: readonly Coordinate[],
): ReadonlyMap<string, Coordinate> {
  const values = new Map<string, Coordinate>();
  for (const [at, coordinate] of point.entries()) values.set(names[at] ?? "", coordinate);
  return values;
}

function agreeOnReals(a: Tree, b: Tree, where: readonly Relation[]): boolean {
  const names = namesIn([a, b, ...where.flatMap(({ left, right }) => [left, right])]);
  let met = 0;
  for (const point of realPoints(String(names.length))) {
    if (met === REAL_POINTS) break;
    const values = placed(names, point);
    if (!where.every((relation) => holds(relation, values))) continue;
    const [x, y] = [evaluate(a, values), evaluate(b, values)];
    if (!isDefined(x) || !isDefined(y)) continue;
    if (!sameNum(x, y)) return false;
    met++;
  }
  return enough(met);
}

/** The points for a number of coordinates; half of them are positive throughout, so that even roots are met inside their domain. */
const realPoints = remembered((dimensions): readonly (readonly Num[])[] => {
  const chance = new Chance("probe/reals");
  return Array.from({ length: REAL_POINTS * 4 }, (_, point) =>
    Array.from({ length: Number(dimensions) }, () => rationalPoint(chance, point % 2 === 0)),
  );
});

function rationalPoint(chance: Chance, positive: boolean): Num {
  const num = positive ? chance.int(1, 97) : chance.nonzero(97);
  return fromFraction(fraction(num, chance.int(7, 31)));
}

function enough(points: number): boolean {
  if (points >= FEWEST_POINTS) return true;
  throw new UnprovenError("there are too few points where both expressions are defined");
}
