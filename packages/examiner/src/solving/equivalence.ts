import { Chance } from "@sat/engine";
import { fraction } from "../exact/fraction.ts";
import { type Num, fromFraction, isDefined, sameNum } from "../exact/num.ts";
import {
  type Relation,
  type Tree,
  substitute,
  symbolsOf,
  symbolsOfRelation,
} from "../reading/tree.ts";
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
    return PRIMES.every((prime) => agreeModulo(left, right, prime));
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
  for (const unknown of symbolsOfRelation(equation)) {
    const by = isolate(equation, unknown, new Map(), false);
    if (by !== undefined) return { unknown, by };
  }
  return undefined;
}

function namesIn(trees: readonly Tree[]): string[] {
  return [...new Set([...trees.flatMap((tree) => [...symbolsOf(tree)]), "pi"])].toSorted();
}

function agreeModulo(a: Tree, b: Tree, prime: number): boolean {
  const chance = new Chance(`probe/${prime}`);
  const names = namesIn([a, b]);
  let met = 0;
  for (let point = 0; point < MODULAR_POINTS; point++) {
    const values = new Map(names.map((name) => [name, chance.int(2, 2 ** 31 - 20)]));
    const [x, y] = [evaluateModulo(a, values, prime), evaluateModulo(b, values, prime)];
    if (x === undefined || y === undefined) continue;
    if (x !== y) return false;
    met++;
  }
  return enough(met);
}

function agreeOnReals(a: Tree, b: Tree, where: readonly Relation[]): boolean {
  const chance = new Chance("probe/reals");
  const names = namesIn([a, b, ...where.flatMap(({ left, right }) => [left, right])]);
  let met = 0;
  for (let point = 0; point < REAL_POINTS * 4 && met < REAL_POINTS; point++) {
    // Half of the points are positive throughout, so that even roots are met inside their domain.
    const values = new Map(names.map((name) => [name, rationalPoint(chance, point % 2 === 0)]));
    if (!where.every((relation) => holds(relation, values))) continue;
    const [x, y] = [evaluate(a, values), evaluate(b, values)];
    if (!isDefined(x) || !isDefined(y)) continue;
    if (!sameNum(x, y)) return false;
    met++;
  }
  return enough(met);
}

function rationalPoint(chance: Chance, positive: boolean): Num {
  const num = positive ? chance.int(1, 97) : chance.nonzero(97);
  return fromFraction(fraction(num, chance.int(7, 31)));
}

function enough(points: number): boolean {
  if (points >= FEWEST_POINTS) return true;
  throw new UnprovenError("there are too few points where both expressions are defined");
}
