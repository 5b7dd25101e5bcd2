import { type Operand, equation, power, product, root, sum } from "../../math/expression.ts";
import type { Step } from "../../model.ts";
import { stepTo } from "../wording/steps.ts";

/** The hypotenuse from the two legs. */
export function hypotenuseWork(leg: number, other: number): Operand {
  return root(sum(power(leg, 2), power(other, 2)));
}

/** A leg from the hypotenuse and the other leg. */
export function legWork(hypotenuse: number, leg: number): Operand {
  return root(sum(power(hypotenuse, 2), product(-1, power(leg, 2))));
}

/** Finds the hypotenuse, which is called by its name: "the radius". */
export function hypotenuseSteps(leg: number, other: number, name: string): Step[] {
  const square = leg ** 2 + other ** 2;
  return [
    stepTo(
      `By the Pythagorean theorem, the sum of the squares of the legs is the square of ${name}.`,
      equation(sum(power(leg, 2), power(other, 2)), square),
    ),
    stepTo(`Take the square root to find ${name}.`, equation(root(square), Math.sqrt(square))),
  ];
}

/** Finds a leg, which is called by its name: "the other side". */
export function legSteps(hypotenuse: number, leg: number, name: string): Step[] {
  const square = hypotenuse ** 2 - leg ** 2;
  return [
    stepTo(
      `By the Pythagorean theorem, subtract the square of the known leg from the square of the hypotenuse to find the square of ${name}.`,
      equation(sum(power(hypotenuse, 2), product(-1, power(leg, 2))), square),
    ),
    stepTo(`Take the square root to find ${name}.`, equation(root(square), Math.sqrt(square))),
  ];
}
