import { type Expression, type Operand, power, sum, times } from "../../math/expression.ts";

/** b² - 4ac with its numbers, as it is written before it is worked out. */
export function discriminantOf(a: number, b: Operand, c: Operand): Expression {
  return sum(power(b, 2), times(-4, a, c));
}
