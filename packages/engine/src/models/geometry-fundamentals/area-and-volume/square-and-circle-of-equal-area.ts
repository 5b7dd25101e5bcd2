import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type Face, exactly, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  power,
  product,
  root,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const ASKS = ["side", "perimeter", "radius", "diameter"] as const;
type Ask = (typeof ASKS)[number];

/** A circle with a radius of n and a square with sides of n√π. */
interface EqualAreas {
  readonly n: number;
  readonly unit: string;
  readonly ask: Ask;
}

function nameOf({ ask, unit }: EqualAreas): string {
  return {
    side: `length, in ${unit}, of one side of the square`,
    perimeter: `perimeter, in ${unit}, of the square`,
    radius: `radius, in ${unit}, of the circle`,
    diameter: `diameter, in ${unit}, of the circle`,
  }[ask];
}

function areaOf({ n }: EqualAreas): Expression {
  return product(n * n, "pi");
}

function sideOf({ n }: EqualAreas): Expression {
  return product(n, root("pi"));
}

function facesOf(given: EqualAreas): Record<Ask, Face> {
  const { n } = given;
  const rootOfPi = (count: number) =>
    exactly(product(count, root("pi")), count * Math.sqrt(Math.PI));
  return {
    side: rootOfPi(n),
    perimeter: rootOfPi(4 * n),
    radius: numeral(n),
    diameter: numeral(2 * n),
  };
}

/** How each length is worked out from the area. */
function worksOf(given: EqualAreas): Record<Ask, Expression> {
  const { n } = given;
  return {
    side: root(areaOf(given)),
    perimeter: times(4, root(areaOf(given))),
    radius: root(n * n),
    diameter: times(2, root(n * n)),
  };
}

function isOfSquare(ask: Ask): boolean {
  return ask === "side" || ask === "perimeter";
}

/** The mistake behind answering another length than the one asked for. */
function misstepTo(other: Ask, ask: Ask): Misstep {
  if (other === "perimeter")
    return { code: "another-quantity", deed: "finding the perimeter of the square" };
  if (other === "side") {
    if (ask === "perimeter")
      return { code: "stopped-early", deed: "stopping at the length of one side" };
    return ask === "radius"
      ? { code: "term-left-out", deed: "not dividing the area by $\\pi$ before taking the root" }
      : {
          code: "wrong-formula",
          deed: "taking the diameter to be as long as a side of the square",
        };
  }
  if (ask === "perimeter")
    return { code: "another-quantity", deed: `finding the ${other} of the circle` };
  if (other === "radius")
    return ask === "side"
      ? { code: "term-left-out", deed: "leaving out $\\pi$ under the square root" }
      : { code: "stopped-early", deed: "stopping at the radius" };
  return ask === "side"
    ? {
        code: "wrong-formula",
        deed: "taking the side of the square to be as long as a diameter of the circle",
      }
    : { code: "radius-for-diameter", deed: "finding the diameter instead of the radius" };
}

function squareSteps(given: EqualAreas): Step[] {
  const { n, unit, ask } = given;
  const side = sideOf(given);
  return [
    stepTo(
      `With $s$ for the length of one side, in ${unit}, the area of the square is $s^{2}$.`,
      equation(power("s", 2), areaOf(given)),
    ),
    stepThrough("Take the square root of both factors.", "s", root(areaOf(given)), side),
    ...(ask === "side"
      ? []
      : [
          stepThrough(
            `Multiply by $4$ to find the perimeter, in ${unit}.`,
            times(4, side),
            product(4 * n, root("pi")),
          ),
        ]),
  ];
}

function circleSteps(given: EqualAreas): Step[] {
  const { n, unit, ask } = given;
  return [
    stepTo(
      `With $r$ for the radius, in ${unit}, the area of the circle is $\\pi r^{2}$.`,
      equation(times("pi", power("r", 2)), areaOf(given)),
    ),
    stepTo("Divide both sides by $\\pi$.", equation(power("r", 2), n * n)),
    stepThrough("Take the square root.", "r", root(n * n), n),
    ...(ask === "radius"
      ? []
      : [stepThrough(`Double it to find the diameter, in ${unit}.`, times(2, n), 2 * n)]),
  ];
}

/** A square and a circle have one area, which is given; four of their lengths are asked as often. */
const fromArea = stockLevel<EqualAreas>({
  steps: 3,
  stock: () =>
    ["inches", "centimeters", "feet", "meters"].flatMap((unit) =>
      range(3, 40).flatMap((n) => ASKS.map((ask) => ({ n, unit, ask }))),
    ),
  build: (given) => {
    const { n, unit, ask } = given;
    const [area, side] = [inline(areaOf(given)), inline(sideOf(given))];
    const works = worksOf(given);
    return {
      question: `A square has the same area as a circle, and each has an area of ${area} square ${unit}. What is the ${nameOf(given)}?`,
      options: rotatingOptions<Ask>({
        faces: facesOf(given),
        ask,
        why: isOfSquare(ask)
          ? `A square with sides of ${side} ${unit} has an area of ${inline(equation(power(sideOf(given), 2), areaOf(given)))} square ${unit}.`
          : `A circle with a radius of ${n} ${unit} has an area of ${inline(equation(times("pi", power(n, 2)), areaOf(given)))} square ${unit}.`,
        slip: (other) => ({ ...misstepTo(other, ask), work: works[other] }),
      }),
      opening: isOfSquare(ask)
        ? "The area of a square is the square of its side, so its side is the square root."
        : "The area of a circle is $\\pi$ times the square of its radius.",
      steps: isOfSquare(ask) ? squareSteps(given) : circleSteps(given),
      hint: isOfSquare(ask)
        ? "Which number, multiplied by itself, gives the area of the square, $\\pi$ included?"
        : "What is left of the area of the circle once it is divided by $\\pi$?",
      tip: "The square root of a product is the product of the roots, so keep $\\sqrt{\\pi}$ in the side of the square.",
    };
  },
  facts: (given) => {
    const { n, unit, ask } = given;
    return {
      kind: "value",
      given: [`s*s = ${n * n}*pi`, `pi*r*r = ${n * n}*pi`],
      where: ["s > 0", "r > 0"],
      ask: { side: "s", perimeter: "s + s + s + s", radius: "r", diameter: "r + r" }[ask],
      told: [`square same area circle area ${inline(areaOf(given))} square ${unit}`, nameOf(given)],
    };
  },
});

/** A length of a square or of a circle that have the same area. */
export const squareAndCircleOfEqualArea = defineLevels({
  id: "square-and-circle-of-equal-area",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA17"],
  closed: true,
  optionDesign: "rotating-ask",
  Medium: fromArea,
});
