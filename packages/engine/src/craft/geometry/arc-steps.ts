import {
  type Expression,
  fraction,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import { type Rational, multiply, rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import type { Misstep } from "../options/slips.ts";
import { stepThrough } from "../wording/steps.ts";

interface Whole {
  readonly unit: string;
  readonly angle: number;
  readonly known: number;
}

/** From an arc to the circumference, or the other way: whether the minor arc is meant, and the circumference is known. */
export function shareSteps(
  { unit, angle, known }: Whole,
  at: Twists,
  key: Rational | number,
): Step[] {
  const turn = at.first ? angle : 360 - angle;
  const share = rational(turn, 360);
  return [
    ...(at.first
      ? []
      : [
          stepThrough(
            "Subtract the given angle from a full turn to find the angle of the major arc, in degrees.",
            sum(360, -angle),
            turn,
          ),
        ]),
    {
      ...stepThrough(
        `Write the angle of the ${at.first ? "minor" : "major"} arc as a fraction of $360^\\circ$.`,
        fraction(turn, 360),
        share,
      ),
      claim: `arc/whole = ${code(share)}`,
    },
    at.second
      ? {
          ...stepThrough(
            `Multiply the circumference by this fraction to find the length of the arc, in ${unit}.`,
            times(share, known),
            key,
          ),
          claim: `arc = ${code(key)}`,
        }
      : {
          text: `The arc is this fraction of the circumference. Divide its length by the fraction to find the circumference, in ${unit}.\n\n$${tex(known)} \\div ${tex(share)} = ${tex(key)}$`,
          claim: `whole = ${code(key)}`,
        },
  ];
}

interface Sized {
  readonly unit: string;
  readonly angle: number;
  readonly size: number;
}

/** To an arc or a sector: whether the size is the radius, and whether the arc is asked. */
export function partSteps(
  { unit, angle, size }: Sized,
  at: Twists,
  key: Rational | number,
): Step[] {
  const radius = at.first ? size : size / 2;
  const share = rational(angle, 360);
  const whole = multiply(radius, at.second ? 2 : radius);
  return [
    ...(at.first
      ? []
      : [
          stepThrough(`The radius is half of the diameter, in ${unit}.`, quotient(size, 2), radius),
        ]),
    {
      ...stepThrough(
        at.second
          ? `Find the circumference, $2\\pi r$, in ${unit}.`
          : `Find the area of the whole circle, $\\pi r^2$, in square ${unit}.`,
        wholeOf(radius, at.second),
        product(whole, "pi"),
      ),
      claim: `whole = ${code(whole)}*pi`,
    },
    stepThrough("Write the angle as a fraction of $360^\\circ$.", fraction(angle, 360), share),
    {
      ...stepThrough(
        at.second
          ? `Multiply to find the length of the arc, in ${unit}.`
          : `Multiply to find the area of the sector, in square ${unit}.`,
        times(share, product(whole, "pi")),
        product(key, "pi"),
      ),
      claim: `part = ${code(product(key, "pi"))}`,
    },
  ];
}

/** The circumference or the area of a circle, as a calculation. */
export function wholeOf(radius: Expression | number, isArc: boolean): Expression {
  return isArc ? times(2, "pi", radius) : times("pi", power(radius, 2));
}

/** One formula that leads to the answer with the wrong size and the wrong measure. */
export function formulaSlip({ first, second }: Twists): Misstep {
  if (second) {
    return {
      code: "wrong-formula",
      deed: first
        ? "using $\\pi\\left(\\frac{r}{2}\\right)^2$ instead of $2\\pi r$ for the circumference"
        : "using $\\pi d^2$ instead of $\\pi d$ for the circumference",
    };
  }
  return first
    ? {
        code: "power-or-root-left-out",
        deed: "using $\\pi r$ instead of $\\pi r^2$ for the area of the circle",
      }
    : {
        code: "wrong-formula",
        deed: "using $2\\pi d$ instead of $\\pi r^2$ for the area of the circle",
      };
}
