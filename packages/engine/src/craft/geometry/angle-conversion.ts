import { type Operand, product, quotient, times } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import { type Face, numeral } from "../options/option.ts";
import { lineStep } from "../wording/line-step.ts";
import { halfTurns, piFace, timesPi } from "./angle-values.ts";

/** The unit that is asked. */
export type Direction = "radians" | "degrees";
export const DIRECTIONS: readonly Direction[] = ["radians", "degrees"];

/** Acute angles in degrees that are short fractions of π. */
export const ACUTE = [
  9, 10, 12, 15, 18, 20, 24, 27, 30, 36, 40, 42, 45, 48, 50, 54, 60, 63, 66, 70, 72, 75, 78, 80, 81,
  84,
];

export function shownIn(direction: Direction, degrees: number): Face {
  return direction === "radians" ? piFace(halfTurns(degrees)) : numeral(degrees);
}

/** An angle in the unit that is asked. */
export function sizeIn(direction: Direction, degrees: number): Operand {
  return direction === "radians" ? timesPi(halfTurns(degrees)) : degrees;
}

/** An angle in the unit that is not asked. */
export function givenFor(direction: Direction, degrees: number): string {
  return direction === "radians"
    ? `$${degrees}$ degrees`
    : `${inline(timesPi(halfTurns(degrees)))} radians`;
}

/** The calculation that leads from the one unit to the other. */
export function conversionWork(direction: Direction, degrees: number): Operand {
  return direction === "radians"
    ? times(degrees, quotient("pi", 180))
    : times(timesPi(halfTurns(degrees)), quotient(180, "pi"));
}

/** The factor, and the multiplication by it. */
export function conversionSteps(direction: Direction, degrees: number): Step[] {
  const radians = timesPi(halfTurns(degrees));
  const work = conversionWork(direction, degrees);
  if (direction === "radians") {
    return [
      {
        text: "Since $180$ degrees are equal to $\\pi$ radians, one degree is equal to $\\frac{\\pi}{180}$ radians.",
      },
      lineStep(
        "Multiply the number of degrees by this factor, and simplify the fraction.",
        `${tex(work)} = ${tex(quotient(product(degrees, "pi"), 180))} = ${tex(radians)}`,
        `${degrees}*pi/180 = ${code(radians)}`,
      ),
    ];
  }
  return [
    {
      text: "Since $\\pi$ radians are equal to $180$ degrees, one radian is equal to $\\frac{180}{\\pi}$ degrees.",
    },
    lineStep(
      "Multiply the number of radians by this factor. The factor $\\pi$ cancels.",
      `${tex(work)} = ${degrees}`,
      `${code(radians)}*180/pi = ${degrees}`,
    ),
  ];
}

/** The habit that tells the two factors apart. */
export const CONVERSION_TIP: Readonly<Record<Direction, string>> = {
  radians:
    "To change degrees to radians, multiply by $\\frac{\\pi}{180}$, so that $180$ degrees become $\\pi$.",
  degrees:
    "To change radians to degrees, multiply by $\\frac{180}{\\pi}$, so that $\\pi$ becomes $180$ degrees.",
};
