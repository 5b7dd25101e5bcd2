import { stepShowing } from "../wording/steps.ts";
import { equation } from "../../math/expression.ts";
import type { Step } from "../../model.ts";
import { formula } from "../options/option.ts";
import { inline, tex } from "../../math/print.ts";
import {
  type Rational,
  equals,
  isInteger,
  multiply,
  negate,
  subtract,
} from "../../math/rational.ts";
import { pointText, slopeForm } from "./lines.ts";

/** A slope and a point; the line has one equation. */
export interface PointSlope {
  readonly slope: Rational;
  readonly x: number;
  readonly y: number;
}

function interceptOf({ slope, x, y }: PointSlope): Rational {
  return subtract(y, multiply(slope, x));
}

/** The equation as an option. */
export function pointSlopeFace(answer: PointSlope) {
  return formula(slopeForm(answer.slope, interceptOf(answer)));
}

/** Whether every line meets the y-axis at a whole number other than 0. */
export function haveWholeIntercepts(answers: readonly PointSlope[]): boolean {
  return answers.every((each) => isInteger(interceptOf(each)) && !equals(interceptOf(each), 0));
}

/** From slope and point to the constant term. */
export function interceptSteps({ slope, x, y }: PointSlope): Step[] {
  const intercept = interceptOf({ slope, x, y });
  return [
    {
      text: `The line contains ${pointText([x, y])}, so put its coordinates into $y = mx + b$.\n\n$${y} = ${tex(slope)}(${x}) + b$`,
      claim: `${y} = (${slope.num}/${slope.den})*(${x}) + (${intercept.num}/${intercept.den})`,
    },
    stepShowing("Solve for $b$.", equation("b", subtract(y, multiply(slope, x)))),
  ];
}

/** The constant term found with the wrong sign of the coordinate. */
export const POINT_SLIP = {
  code: "opposite-sign" as const, // a literal, not any string
  deed: "taking the $x$-coordinate of the point with the wrong sign to find $b$",
};

/** What comes of the right intercept and a slope whose sign is lost on the way into the equation. */
export function slopeSignSlip(key: PointSlope) {
  return {
    code: "opposite-sign" as const, // a literal, not any string
    deed: `finding $b = ${tex(interceptOf(key))}$, but writing ${inline(negate(key.slope))} for the slope,`,
  };
}
