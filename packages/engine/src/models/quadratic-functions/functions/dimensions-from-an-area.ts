import { sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { type Plot, plots } from "@sat/content/scenarios/rectangles";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, grouped, inline } from "../../../math/print.ts";

/**
 * One area as a rectangle and as a right triangle with the same difference of the sides. The twists are the
 * shape and which side is asked.
 */
interface Shape {
  readonly plot: Plot;
  readonly difference: number;
  /** The shorter side of the rectangle, and the shorter leg of the triangle. */
  readonly width: number;
  readonly leg: number;
  readonly at: Twists;
}

const BOTH = [true, false];

/** Whole sides of a rectangle and of a triangle of the same area. */
const SIDES = Array.from({ length: 60 }, (_, at) => at + 1).flatMap((difference) =>
  Array.from({ length: 100 }, (_, at) => at + 2).flatMap((width) => {
    const twice = 2 * width * (width + difference);
    const leg = (Math.sqrt(difference * difference + 4 * twice) - difference) / 2;
    const isApart = Number.isInteger(leg) && leg !== width + difference;
    return isApart ? [{ difference, width, leg }] : [];
  }),
);

const stock = (): readonly Shape[] =>
  SIDES.flatMap((sides) =>
    plots
      .filter(({ longest }) => sides.leg + sides.difference <= longest)
      .flatMap((plot) =>
        BOTH.flatMap((first) => BOTH.map((second) => ({ ...sides, plot, at: { first, second } }))),
      ),
  );

function shorter({ width, leg }: Shape, { first }: Twists): number {
  return first ? width : leg;
}

function answer(shape: Shape, at: Twists): number {
  return shorter(shape, at) + (at.second ? 0 : shape.difference);
}

function areaOf({ width, difference }: Shape): number {
  return width * (width + difference);
}

function figureOf({ difference, at }: Shape) {
  const labels = { AB: `x + ${difference}`, AD: "x" };
  return at.first
    ? sketch({
        points: { A: [0, 0], B: [8, 0], C: [8, 5], D: [0, 5] },
        unnamed: "ABCD",
        lines: { ...labels, BC: "", CD: "" },
        rightAngles: ["BAD"],
        alt: `A rectangle with sides labeled x and x + ${difference}.`,
      })
    : sketch({
        points: { A: [0, 0], B: [8, 0], D: [0, 5] },
        unnamed: "ABD",
        lines: { ...labels, BD: "" },
        rightAngles: ["BAD"],
        alt: `A right triangle with legs labeled x and x + ${difference}.`,
      });
}

function story(shape: Shape): string {
  const { plot, difference, at } = shape;
  const { thing, unit } = plot;
  const form = at.first
    ? `${thing.replace(/^an? /, "a rectangular ")} whose length is $${difference}$ ${unitFor(difference, unit)} greater than its width`
    : `${thing} in the shape of a right triangle whose longer leg is $${difference}$ ${unitFor(difference, unit)} longer than its shorter leg`;
  return `The figure shows ${form}. Its area is $${grouped(areaOf(shape)).replace(",", "{,}")}$ square ${unit}.`;
}

function unitFor(count: number, unit: string): string {
  if (count !== 1) return unit;
  return unit === "feet" ? "foot" : unit === "inches" ? "inch" : unit.replace(/s$/, "");
}

/** A side of a rectangle or of a right triangle from its area. */
const fromArea = stockLevel<Shape>({
  steps: 3,
  context: true,
  stock,
  build: (shape) => {
    const { plot, difference, at } = shape;
    const [area, short] = [areaOf(shape), shorter(shape, at)];
    const [shortName, longName] = at.first
      ? ["width", "length"]
      : ["length of the shorter leg", "length of the longer leg"];
    const total = at.first ? area : 2 * area;
    const zero = equation(standardForm([1, difference, -total], "x"), 0);
    const factored = equation(product(sum("x", -short), sum("x", short + difference)), 0);
    return {
      question: `${story(shape)} What is the ${at.second ? shortName : longName}, in ${plot.unit}, of ${plot.thing.replace(/^an? /, "the ")}?`,
      figure: figureOf(shape),
      options: siblingOptions({
        at,
        answer: (each) => answer(shape, each),
        show: numeral,
        why: `With the sides $${short}$ and $${short + difference}$ the area is ${inline(area)} square ${plot.unit}.`,
        slips: [
          {
            code: "half-for-whole",
            deed: at.first
              ? "using the formula for a triangle, with one-half,"
              : "leaving out the one-half of the formula for a triangle",
          },
          {
            code: "another-quantity",
            deed: `giving the ${at.second ? "longer" : "shorter"} of the two sides`,
          },
        ],
      }),
      opening:
        "Write the area with the shorter side as the unknown, which gives a quadratic equation.",
      steps: [
        {
          text: `With $x$ for the shorter side, the area is ${at.first ? "" : "$\\frac{1}{2}$ of "}${inline(product("x", sum("x", difference)))}, so ${inline(zero)}.`,
          claim: code(zero),
        },
        {
          text: `Factored, this is ${inline(factored)}, and only $x = ${short}$ is positive.`,
          claim: code(factored),
        },
        {
          text: `So the ${at.second ? shortName : longName} is $${answer(shape, at)}$ ${plot.unit}.`,
          claim: `x + ${at.second ? 0 : difference} = ${answer(shape, at)}`,
        },
      ],
      hint: "How is the area of this shape found from the two sides? Write one side with the other.",
      tip: "A negative solution of an equation for a length has no meaning: drop it.",
      archetype: "PC15",
    };
  },
  facts: (shape) => {
    const {
      plot: { unit },
      difference,
      at,
    } = shape;
    const apart = `${difference} ${unitFor(difference, unit)}`;
    const area = `area ${areaOf(shape)} square ${unit}`;
    const side = at.second ? "shorter" : "longer";
    return {
      kind: "value",
      given: [
        `x*(x + ${difference})${at.first ? "" : "/2"} = ${areaOf(shape)}`,
        `y = x + ${difference}`,
      ],
      where: ["x > 0"],
      ask: at.second ? "x" : "y",
      told: at.first
        ? [
            `rectangular length ${apart} greater than its width`,
            `${area} ${at.second ? "width" : "length"} in ${unit}`,
          ]
        : [
            `right triangle longer leg ${apart} longer than its shorter leg`,
            `${area} length of the ${side} leg in ${unit}`,
          ],
    };
  },
});

/** A side of a rectangle or of a right triangle whose area and difference of sides are known. */
export const dimensionsFromAnArea = defineLevels({
  id: "dimensions-from-an-area",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC15"],
  optionDesign: "orbit",
  closed: true,
  Medium: fromArea,
});
