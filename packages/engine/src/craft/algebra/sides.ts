import type { Expression, Operand } from "../../math/expression.ts";
import { code } from "../../math/print.ts";

/** The two sides of an equation that is linear in an unknown, as functions of it. */
export interface Sides {
  readonly left: (x: Operand) => Expression;
  readonly right: (x: Operand) => Expression;
}

/**
 * Facts about when an equation holds. The left side less the right, `gap`, is the same number at 0 and at 1,
 * so at every value of the unknown: the equation then has no solution, or, if the gap is 0, infinitely many.
 */
export function constantGap({ left, right }: Sides): string[] {
  return [0, 1].map((x) => `${gapAt({ left, right }, x)} = gap`);
}

/** The left side less the right at a value of the unknown, with the numbers of the equation as they are printed. */
export function gapAt({ left, right }: Sides, x: number): string {
  const [one, other] = [left, right].map((side) => code(side("x")).replaceAll("x", `(${x})`));
  return `(${one}) - (${other})`;
}
