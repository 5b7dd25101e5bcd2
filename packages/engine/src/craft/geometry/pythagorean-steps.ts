import {
  type Operand,
  decimal,
  equation,
  power,
  product,
  root,
  sum,
} from "../../math/expression.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { stepTo } from "../wording/steps.ts";

/** A whole number of steps as a length in decimals: 75 tenths are 7.5. */
export function inSteps(count: number, steps: number): Operand {
  return steps === 1 ? count : decimal(rational(count, steps));
}

/** The hypotenuse from the two legs. */
export function hypotenuseWork(leg: number, other: number, steps = 1): Operand {
  return root(sum(power(inSteps(leg, steps), 2), power(inSteps(other, steps), 2)));
}

/** A leg from the hypotenuse and the other leg. */
export function legWork(hypotenuse: number, leg: number, steps = 1): Operand {
  return root(differenceOfSquares(hypotenuse, leg, steps));
}

function differenceOfSquares(hypotenuse: number, leg: number, steps: number): Operand {
  return sum(power(inSteps(hypotenuse, steps), 2), product(-1, power(inSteps(leg, steps), 2)));
}

function rootStep(square: number, name: string, steps: number): Step {
  return stepTo(
    `Take the square root to find ${name}.`,
    equation(root(inSteps(square, steps ** 2)), inSteps(Math.sqrt(square), steps)),
  );
}

/** Finds the hypotenuse, which is called by its name: "the radius". */
export function hypotenuseSteps(leg: number, other: number, name: string, steps = 1): Step[] {
  const square = leg ** 2 + other ** 2;
  return [
    stepTo(
      `By the Pythagorean theorem, the sum of the squares of the legs is the square of ${name}.`,
      equation(
        sum(power(inSteps(leg, steps), 2), power(inSteps(other, steps), 2)),
        inSteps(square, steps ** 2),
      ),
    ),
    rootStep(square, name, steps),
  ];
}

/** Finds a leg, which is called by its name: "the other side". */
export function legSteps(hypotenuse: number, leg: number, name: string, steps = 1): Step[] {
  const square = hypotenuse ** 2 - leg ** 2;
  return [
    stepTo(
      `By the Pythagorean theorem, subtract the square of the known leg from the square of the hypotenuse to find the square of ${name}.`,
      equation(differenceOfSquares(hypotenuse, leg, steps), inSteps(square, steps ** 2)),
    ),
    rootStep(square, name, steps),
  ];
}
