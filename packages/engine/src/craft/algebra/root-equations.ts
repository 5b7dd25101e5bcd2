import { type Expression, type Relation, product, sum } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { paragraphs } from "../wording/words.ts";

/** Both signs, for stocks that hold all cases. */
export const SIGNS = [1, -1] as const;

/** "5 - 2x" rather than "-2x + 5". */
export function radicand(slope: number, constant: number): Expression {
  const term = product(slope, "x");
  return slope < 0 && constant > 0 ? sum(constant, term) : sum(term, constant);
}

/** Asks for the one solution of an equation. */
export function askSolution(given: Relation): string {
  return paragraphs(inline(given), "What is the solution to the given equation?");
}

export const CHECK_TIP =
  "After squaring an equation, substitute every solution into the equation you started from.";
