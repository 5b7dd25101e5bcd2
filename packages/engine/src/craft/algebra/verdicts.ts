import type { Facts } from "../../facts/facts.ts";
import { type Operand, equation } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Twists } from "../options/siblings.ts";
import { type Sides, gapAt } from "./sides.ts";

/** What the equation says at the end: 0 = 0, or 0 = 5; x = 0, or a number. */
export interface Outcome {
  readonly x: string;
  readonly solution: number;
}

/** The twists are whether the coefficients on the two sides are equal, and whether the numbers are. */
export function verdict({ x, solution }: Outcome, { first, second }: Twists): string {
  if (first) return second ? "It has infinitely many solutions." : "It has no solution.";
  return `Its only solution is ${inline(equation(x, second ? 0 : solution))}.`;
}

/** Each verdict in terms of `start` and `rise`: the left side less the right at 0, and its change up to 1. */
export function verdictFacts(sides: Sides, outcome: Outcome): Facts {
  const { x, solution } = outcome;
  const claims: Readonly<Record<string, readonly string[]>> = {
    [verdict(outcome, { first: true, second: true })]: ["start = 0", "rise = 0"],
    [verdict(outcome, { first: true, second: false })]: ["start != 0", "rise = 0"],
    [verdict(outcome, { first: false, second: true })]: ["start = 0", "rise != 0"],
    [verdict(outcome, { first: false, second: false })]: [
      "rise != 0",
      `start + rise*(${solution}) = 0`,
    ],
  };
  return {
    kind: "statement",
    given: [`start = ${gapAt(sides, 0)}`, `rise = ${gapAt(sides, 1)} - (${gapAt(sides, 0)})`],
    claims,
    told: [printed(sides, x), "statement true"],
  };
}

/** The equation as the question shows it. */
export function printed({ left, right }: Sides, x: Operand): string {
  return inline(equation(left(x), right(x)));
}

export const VERDICT_ASKED = "Which statement about the given equation is true?";
