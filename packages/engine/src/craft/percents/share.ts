import { type Expression, decimal } from "../../math/expression.ts";
import { type Rational, multiply, rational } from "../../math/rational.ts";
import { inProse } from "../wording/story.ts";

/** A percent as a decimal: 0.15 for 15. */
export function hundredths(percent: Rational | number): Expression {
  return decimal(multiply(percent, rational(1, 100)));
}

/** A percent in prose: "4.5%". */
export function percentIn(percent: Rational | number): string {
  return `${inProse(percent)}%`;
}
