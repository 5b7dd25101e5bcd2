import { type Expression, decimal } from "../../math/expression.ts";
import { type Rational, rational } from "../../math/rational.ts";
import { inProse } from "../wording/story.ts";

/** The exact value of a number with at most three digits after the point, such as a reading of a scale. */
export function exactOf(value: number): Rational {
  return rational(Math.round(value * 1_000), 1_000);
}

/** Such a number as a calculation shows it. */
export function decimalOf(value: number): Expression {
  return decimal(exactOf(value));
}

/** Such a number as prose prints it: "1,250", "0.75". */
export function printed(value: number): string {
  return inProse(exactOf(value));
}
