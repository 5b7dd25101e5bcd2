import { type Expression, power, product, sum, times } from "../../math/expression.ts";

/** A coefficient times a value, as it is written: no 1 before the value. */
export function multiple(coefficient: number, value: number): Expression {
  return Math.abs(coefficient) === 1 || coefficient === 0
    ? product(coefficient, value)
    : times(coefficient, value);
}

/** ax² + bx + c with a number for x, as it is written before it is worked out. */
export function substituted(
  [a, b, c]: readonly [a: number, b: number, c: number],
  value: number,
): Expression {
  return sum(product(a, power(value, 2)), multiple(b, value), c);
}
