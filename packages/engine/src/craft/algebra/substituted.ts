import { termAt } from "./term-at.ts";
import { type Expression, power, product, sum } from "../../math/expression.ts";

/** ax² + bx + c with a number for x, as it is written before it is worked out. */
export function substituted(
  [a, b, c]: readonly [a: number, b: number, c: number],
  value: number,
): Expression {
  return sum(product(a, power(value, 2)), termAt(b, value), c);
}
