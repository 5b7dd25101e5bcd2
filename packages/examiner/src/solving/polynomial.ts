import {
  type Num,
  ONE_NUM,
  ZERO_NUM,
  add,
  isDefined,
  isZero,
  multiply,
  negate,
  toFraction,
} from "../exact/num.ts";
import { type Relation, type Tree, isKnown, mentions } from "../reading/tree.ts";
import { type Values, evaluate } from "./evaluate.ts";

/** Coefficients from the constant term up, without leading zeros; 0 is the empty list. */
export type Polynomial = readonly Num[];

/** over/under, as polynomials in one unknown. */
export interface RationalFunction {
  readonly over: Polynomial;
  readonly under: Polynomial;
}

/** Powers past this are not multiplied out. */
const LARGEST_DEGREE = 12;

const ONE_POLYNOMIAL: Polynomial = [ONE_NUM];

/** The equation `left = right` as a polynomial that is 0 wherever the equation holds; with its excluded denominators. */
export function equationPolynomial(
  { left, right }: Relation,
  unknown: string,
  values: Values,
): RationalFunction | undefined {
  const [a, b] = [
    rationalFunction(left, unknown, values),
    rationalFunction(right, unknown, values),
  ];
  if (a === undefined || b === undefined) return undefined;
  return subtractFunctions(a, b);
}

function rationalFunction(
  tree: Tree,
  unknown: string,
  values: Values,
): RationalFunction | undefined {
  if (!mentions(tree, unknown)) return constant(evaluate(tree, values));
  switch (tree.kind) {
    case "symbol":
      return { over: [ZERO_NUM, ONE_NUM], under: ONE_POLYNOMIAL };
    case "negative": {
      const of = rationalFunction(tree.of, unknown, values);
      return of && { over: of.over.map(negate), under: of.under };
    }
    case "binary":
      return combine(tree, unknown, values);
    default:
      return undefined;
  }
}

function constant(value: Num): RationalFunction | undefined {
  return isDefined(value) ? { over: trimmed([value]), under: ONE_POLYNOMIAL } : undefined;
}

function combine(
  { op, left, right }: Extract<Tree, { kind: "binary" }>,
  unknown: string,
  values: Values,
): RationalFunction | undefined {
  const a = rationalFunction(left, unknown, values);
  if (a === undefined) return undefined;
  if (op === "^") return raised(a, right, values);
  const b = rationalFunction(right, unknown, values);
  if (b === undefined) return undefined;
  switch (op) {
    case "+":
      return subtractFunctions(a, { ...b, over: b.over.map(negate) });
    case "-":
      return subtractFunctions(a, b);
    case "*":
      return { over: multiplied(a.over, b.over), under: multiplied(a.under, b.under) };
    case "/":
      if (b.over.length === 0) return undefined;
      return { over: multiplied(a.over, b.under), under: multiplied(a.under, b.over) };
  }
}

function raised(
  base: RationalFunction,
  exponent: Tree,
  values: Values,
): RationalFunction | undefined {
  if (!isKnown(exponent, values)) return undefined;
  const rational = toFraction(evaluate(exponent, values));
  if (rational === undefined || rational.den !== 1) return undefined;
  const power = Number(rational.num);
  const degree = Math.abs(power) * Math.max(base.over.length, base.under.length);
  if (degree > LARGEST_DEGREE * 2) return undefined;
  const flipped = power < 0 ? { over: base.under, under: base.over } : base;
  if (flipped.under.length === 0) return undefined;
  return {
    over: repeated(flipped.over, Math.abs(power)),
    under: repeated(flipped.under, Math.abs(power)),
  };
}

function repeated(base: Polynomial, power: number): Polynomial {
  let result = ONE_POLYNOMIAL;
  for (let times = 0; times < power; times++) result = multiplied(result, base);
  return result;
}

function subtractFunctions(a: RationalFunction, b: RationalFunction): RationalFunction {
  if (isOne(a.under) && isOne(b.under)) {
    return { over: added(a.over, b.over.map(negate)), under: ONE_POLYNOMIAL };
  }
  return {
    over: added(multiplied(a.over, b.under), multiplied(b.over, a.under).map(negate)),
    under: multiplied(a.under, b.under),
  };
}

function isOne(polynomial: Polynomial): boolean {
  const [only] = polynomial;
  return polynomial.length === 1 && only !== undefined && only.real === 1;
}

function added(a: Polynomial, b: Polynomial): Polynomial {
  const length = Math.max(a.length, b.length);
  return trimmed(Array.from({ length }, (_, at) => add(a[at] ?? ZERO_NUM, b[at] ?? ZERO_NUM)));
}

function multiplied(a: Polynomial, b: Polynomial): Polynomial {
  const product: Num[] = Array.from(
    { length: Math.max(0, a.length + b.length - 1) },
    () => ZERO_NUM,
  );
  a.forEach((x, i) =>
    b.forEach((y, j) => {
      product[i + j] = add(product[i + j] ?? ZERO_NUM, multiply(x, y));
    }),
  );
  return trimmed(product);
}

function trimmed(coefficients: Polynomial): Polynomial {
  const last = coefficients.findLastIndex((coefficient) => !isZero(coefficient));
  return coefficients.slice(0, last + 1);
}
