import { type Operand, equation, negative, quotient, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { type Rational, multiply, rational, subtract } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import type { Twists, siblingOptions } from "../options/siblings.ts";
import { stepTo } from "../wording/steps.ts";
import { timesPi } from "./angle-values.ts";

/** An arc of a circle, from its central angle in radians. */
export interface Arc {
  readonly letters: readonly [center: string, A: string, B: string];
  /** The central angle as a multiple of π. */
  readonly angle: Rational;
  /** The radius or the diameter. */
  readonly length: number;
  /** Whether the radius is given and not the diameter; whether the minor arc is asked and not the major one. */
  readonly at: Twists;
}

type Size = Pick<Arc, "angle" | "length">;

function radiusOf({ length }: Size, first: boolean): Operand {
  return first ? length : quotient(length, 2);
}

/** The central angle of the arc that is asked. */
function angleWork({ angle }: Size, second: boolean): Operand {
  return second ? timesPi(angle) : sum(times(2, "pi"), negative(timesPi(angle)));
}

function arcWork(item: Size, { first, second }: Twists): Operand {
  return times(radiusOf(item, first), angleWork(item, second));
}

export function arcOf({ angle, length }: Size, { first, second }: Twists): Rational {
  const part = second ? angle : subtract(2, angle);
  return multiply(part, rational(length, first ? 1 : 2));
}

/** What a learner does with the given length, and with the two arcs. */
export function arcSlips(
  item: Arc,
): Pick<Parameters<typeof siblingOptions>[0], "slips" | "corner"> {
  const { length, at } = item;
  const [halved, other] = [
    at.first ? `halving the radius of $${length}$ inches` : "using the diameter as the radius",
    at.second ? "major" : "minor",
  ];
  return {
    slips: [
      {
        code: "radius-for-diameter",
        deed: halved,
        work: arcWork(item, { ...at, first: !at.first }),
      },
      {
        code: "another-quantity",
        deed: `finding the ${other} arc`,
        work: arcWork(item, { ...at, second: !at.second }),
      },
    ],
    corner: {
      code: "another-quantity",
      deed: at.first
        ? `finding the ${other} arc of a circle with a diameter of $${length}$ inches`
        : `finding the ${other} arc of a circle with a radius of $${length}$ inches`,
      work: arcWork(item, { first: !at.first, second: !at.second }),
    },
  };
}

export function arcSteps(item: Arc): Step[] {
  const { angle, length, at } = item;
  const [part, key] = [at.second ? angle : subtract(2, angle), arcOf(item, at)];
  const radius = at.first ? length : length / 2;
  const radiusStep = stepTo(
    "The radius is half of the diameter.",
    equation(quotient(length, 2), radius),
    `radius = ${radius}`,
  );
  const angleStep = stepTo(
    "Subtract the given angle from a full turn to find the central angle of the major arc.",
    equation(angleWork(item, at.second), timesPi(part)),
  );
  return [
    ...(at.first ? [] : [radiusStep]),
    ...(at.second ? [] : [angleStep]),
    {
      text: `For an angle of $\\theta$ radians in a circle of radius $r$, the length of the arc is $r\\theta$. Here $r$ is $${radius}$ and $\\theta$ is ${inline(timesPi(part))}.`,
    },
    stepTo(
      `Multiply to find the length of the ${at.second ? "minor" : "major"} arc, in inches.`,
      equation(times(radius, timesPi(part)), timesPi(key)),
    ),
  ];
}
