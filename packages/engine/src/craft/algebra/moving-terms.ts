import { type Expression, expression, times } from "../../math/expression.ts";

/** "Subtract $4$ from both sides." for a term of 4. */
export function removing(term: number): string {
  return term > 0 ? `Subtract $${term}$ from both sides.` : `Add $${-term}$ to both sides.`;
}

/** How a sign is lost in that: "moving $-4$ to the right side without changing its sign". */
export function signKept(term: number): string {
  return `moving $${term}$ to the right side without changing its sign`;
}

/** The term of a coefficient at a number, as it is calculated: 3 · 5, and 5 for a coefficient of 1. */
export function termAt(coefficient: number, x: number): Expression {
  return Math.abs(coefficient) === 1 ? expression(coefficient * x) : times(coefficient, x);
}
