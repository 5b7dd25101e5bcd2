import { type Expression, type Operand, product, times } from "../../math/expression.ts";
import { type Rational, rational } from "../../math/rational.ts";

/** A coefficient times a number as it is written, 3 · 5, but not 1, -1, or 0 times it. */
export function termAt(coefficient: Rational | number, value: Operand): Expression {
  const { num, den } = typeof coefficient === "number" ? rational(coefficient) : coefficient;
  return Math.abs(num) === den || num === 0
    ? product(coefficient, value)
    : times(coefficient, value);
}
