import { type Expression, type Operand, power, sum, times } from "../../math/expression.ts";

/** b² - 4ac with its numbers, as it is written before it is worked out. */
export function discriminantOf(a: number, b: Operand, c: Operand): Expression {
  const isPlain = a === 1 && typeof c !== "number";
  return sum(power(b, 2), isPlain ? times(-4, c) : times(-4, a, c));
}
