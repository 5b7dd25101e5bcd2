import {
  type Num,
  ONE_NUM,
  ZERO_NUM,
  add,
  divide,
  fromInteger,
  isDefined,
  isZero,
  multiply,
  negate,
  rationalised,
  rootOf,
  sameNum,
  sign,
  subtract,
} from "../exact/num.ts";
import { type Relation, type Tree, mentions, some } from "../reading/tree.ts";
import { compile } from "./compile.ts";
import { type Values, evaluate, holds } from "./evaluate.ts";
import { type Polynomial, equationPolynomial } from "./polynomial.ts";
import { polynomialRoots, scannedRoots } from "./real-roots.ts";

/** Every number satisfies the equation. */
export const ALL = "all";

/** The real solutions of an equation in one unknown, each checked in the equation itself. */
export function solveEquation(
  equation: Relation,
  unknown: string,
  values: Values,
): readonly Num[] | typeof ALL {
  const polynomial = equationPolynomial(equation, unknown, values);
  if (polynomial !== undefined && polynomial.over.length === 0) return ALL;
  const candidates =
    polynomial === undefined
      ? (byLogarithm(equation, unknown, values) ?? scanned(equation, unknown, values))
      : rootsOf(polynomial.over);
  return unique(candidates).filter((root) =>
    holds(equation, new Map([...values, [unknown, root]])),
  );
}

function unique(roots: readonly Num[]): Num[] {
  return roots
    .filter(
      (root, at) => isDefined(root) && !roots.slice(0, at).some((other) => sameNum(root, other)),
    )
    .toSorted((a, b) => a.real - b.real);
}

function rootsOf(polynomial: Polynomial): Num[] {
  const [c = ZERO_NUM, b = ZERO_NUM, a = ZERO_NUM, ...higher] = polynomial;
  if (polynomial.length < 2) return [];
  if (polynomial.length === 2) return [divide(negate(c), b)];
  if (higher.length === 0) return quadraticRoots(a, b, c);
  // A root that is a small fraction is divided out exactly; what is left may be quadratic.
  for (const real of polynomialRoots(polynomial.map((coefficient) => coefficient.real))) {
    const candidate = rationalised(real);
    const rest = dividedBy(polynomial, candidate);
    if (rest !== undefined) return [candidate, ...rootsOf(rest)];
  }
  return polynomialRoots(polynomial.map(({ real }) => real)).map(rationalised);
}

/** By the discriminant, exactly. */
function quadraticRoots(a: Num, b: Num, c: Num): Num[] {
  const discriminant = subtract(multiply(b, b), multiply(fromInteger(4), multiply(a, c)));
  if (sign(discriminant) < 0) return [];
  const root = rootOf(discriminant, 2);
  const under = multiply(fromInteger(2), a);
  return [divide(subtract(negate(b), root), under), divide(subtract(root, b), under)];
}

/** The quotient by (x - root), when the exact remainder is 0. */
function dividedBy(polynomial: Polynomial, root: Num): Polynomial | undefined {
  if (root.exact === null) return undefined;
  const quotient: Num[] = [];
  let carry = ZERO_NUM;
  for (const coefficient of polynomial.toReversed()) {
    carry = add(coefficient, multiply(carry, root));
    quotient.unshift(carry);
  }
  const remainder = quotient.shift() ?? ONE_NUM;
  return remainder.exact !== null && isZero(remainder) ? quotient : undefined;
}

/** A name that no formula has. */
const EXPONENT = "the exponent";

/** Candidates where the unknown stands in the exponent of a known base alone: at the one exponent that gives the other side. */
function byLogarithm(
  { left, right }: Relation,
  unknown: string,
  values: Values,
): readonly Num[] | undefined {
  const [power, other] = mentions(left, unknown) ? [left, right] : [right, left];
  if (power.kind !== "binary" || power.op !== "^") return undefined;
  if (mentions(power.left, unknown) || mentions(other, unknown)) return undefined;
  const [base, value] = [evaluate(power.left, values).real, evaluate(other, values).real];
  if (!(base > 0 && base !== 1 && value > 0)) return undefined;
  const polynomial = equationPolynomial(
    { left: power.right, sign: "=", right: { kind: "symbol", name: EXPONENT } },
    unknown,
    new Map([...values, [EXPONENT, rationalised(Math.log(value) / Math.log(base))]]),
  );
  if (polynomial === undefined || polynomial.over.length === 0) return undefined;
  return rootsOf(polynomial.over).map(({ real }) => rationalised(real));
}

/** Candidates of an equation that is no polynomial: exact where the scan meets a small fraction. */
function scanned({ left, right }: Relation, unknown: string, values: Values): Num[] {
  const [f, g] = [compile(left, unknown, values), compile(right, unknown, values)];
  const isPeriodic = [left, right].some((side) => some(side, isTrigonometric));
  return [ZERO_NUM, ...scannedRoots((x) => f(x) - g(x), isPeriodic).map(rationalised)];
}

function isTrigonometric(part: Tree): boolean {
  return part.kind === "call" && /^(sin|cos|tan)$/.test(part.name);
}
