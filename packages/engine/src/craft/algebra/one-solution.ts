import {
  type Operand,
  equation,
  negative,
  power,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { stepShowing, stepThrough } from "../wording/steps.ts";
import { discriminantOf } from "./discriminant.ts";

/** A quadratic equation with exactly one solution, whose constant term is d + k or d - k. */
export interface OneSolution {
  readonly a: number;
  readonly b: number;
  readonly d: number;
  readonly constant: string;
  readonly isAdded: boolean;
}

export function constantTerm({ d, constant, isAdded }: OneSolution): Operand {
  return isAdded ? sum(constant, d) : sum(d, negative(constant));
}

/** What the constant term must be, as it is worked out. */
export function neededWork({ a, b }: Pick<OneSolution, "a" | "b">) {
  return quotient(power(b, 2), times(4, a));
}

export function needed({ a, b }: Pick<OneSolution, "a" | "b">): number {
  return (b * b) / (4 * a);
}

/** From the discriminant to the constant. */
export function discriminantSteps(given: OneSolution): Step[] {
  const { a, b, d, constant, isAdded } = given;
  const [last, value] = [constantTerm(given), needed(given)];
  const work = isAdded ? sum(value, -d) : sum(d, -value);
  return [
    stepShowing(
      `One solution means that the discriminant, with ${inline(last)} as the constant term, is zero.`,
      equation(discriminantOf(a, b, last), 0),
    ),
    stepThrough(`Solve for ${inline(last)}.`, last, neededWork(given), value),
    stepThrough(`Solve for $${constant}$.`, constant, work, isAdded ? value - d : d - value),
  ];
}

/** With the constant found, the discriminant is zero. */
export function discriminantReason(given: OneSolution): string {
  const { a, b, d, constant, isAdded } = given;
  const value = needed(given);
  const found = equation(constant, isAdded ? value - d : d - value);
  const zero = equation(discriminantOf(a, b, value), 0);
  return `With ${inline(found)}, the discriminant is zero: ${inline(zero)}.`;
}
