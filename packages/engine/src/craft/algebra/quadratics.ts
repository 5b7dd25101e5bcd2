import { type Expression, polynomial, power, product, sum } from "../../math/expression.ts";
import { type Rational, multiply } from "../../math/rational.ts";

type Coefficient = Rational | number;

/** ax² + bx + c */
export function standardForm(
  [a, b, c]: readonly [Coefficient, Coefficient, Coefficient],
  variable: string,
): Expression {
  return polynomial([c, b, a], variable);
}

/** a(x - h)² + k */
export function vertexForm(
  { a, h, k }: { readonly a: Coefficient; readonly h: Coefficient; readonly k: Coefficient },
  variable: string,
): Expression {
  return sum(product(a, power(sum(variable, multiply(-1, h)), 2)), k);
}

/** A binomial px + q by its coefficients [p, q]. */
export type Binomial = readonly [lead: number, last: number];

export function binomial([lead, last]: Binomial, variable: string): Expression {
  return polynomial([last, lead], variable);
}

/** The coefficients of (px + q)(rx + s), the highest first. */
export function multiplied([p, q]: Binomial, [r, s]: Binomial): [number, number, number] {
  return [p * r, p * s + q * r, q * s];
}
