import { sketch } from "../../../craft/figures/sketch.ts";
import { type Plot, plots } from "@sat/content/scenarios/rectangles";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolStock } from "../../../craft/assembly/pool-level.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { numeral } from "../../../craft/options/option.ts";
import { slipTo, type PoolSlip } from "../../../craft/options/pool.ts";
import { mistaken, type Ways } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, product, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

/** Whether the thing is a right triangle, and whether the longer side is asked for. */
type Fork = "triangle" | "longer";

/** One area as a rectangle and as a right triangle with the same difference of the sides. */
interface Shape {
  readonly plot: Plot;
  readonly difference: number;
  /** The shorter side of the rectangle, and the shorter leg of the triangle. */
  readonly width: number;
  readonly leg: number;
  readonly ways: Ways<Fork>;
}

/** Whole sides of a rectangle and of a triangle of the same area. */
const SIDES = range(1, 60).flatMap((difference) =>
  range(2, 101).flatMap((width) => {
    const twice = 2 * width * (width + difference);
    const leg = (Math.sqrt(difference * difference + 4 * twice) - difference) / 2;
    const isApart = Number.isInteger(leg) && leg !== width + difference;
    return isApart ? [{ difference, width, leg }] : [];
  }),
);

const BOTH = [true, false];

const stock = (): readonly Shape[] =>
  SIDES.flatMap((sides) =>
    plots
      .filter(({ longest }) => sides.leg + sides.difference <= longest)
      .flatMap((plot) =>
        BOTH.flatMap((triangle) =>
          BOTH.map((longer) => ({ ...sides, plot, ways: { triangle, longer } })),
        ),
      )
      .filter((shape) => wrongPairs(shape).length > 2),
  );

function shorter({ width, leg }: Shape, { triangle }: Ways<Fork>): number {
  return triangle ? leg : width;
}

function sideOf(shape: Shape, ways: Ways<Fork>): number {
  return shorter(shape, ways) + (ways.longer ? shape.difference : 0);
}

function areaOf({ width, difference }: Shape): number {
  return width * (width + difference);
}

/** The product of the two sides. */
function productOf(shape: Shape): number {
  return areaOf(shape) * (shape.ways.triangle ? 2 : 1);
}

/** Sides with the right product but another difference: the four nearest above and below the right ones. */
function wrongPairs(shape: Shape): (readonly [number, number])[] {
  const [whole, short] = [productOf(shape), shorter(shape, shape.ways)];
  const sides = range(2, Math.floor(Math.sqrt(whole))).filter(
    (side) => whole % side === 0 && side * side !== whole && 20 * side * side > whole,
  );
  const below = sides.filter((side) => side < short).slice(-4);
  const above = sides.filter((side) => side > short).slice(0, 4);
  return [...below, ...above].map((side) => [side, whole / side]);
}

function slips(shape: Shape): PoolSlip[] {
  const { difference, ways } = shape;
  const [whole, area] = [productOf(shape), areaOf(shape)];
  const short = shorter(shape, ways);
  const halved = shorter(shape, mistaken<Fork>(ways, "triangle"));
  return [
    slipTo(ways.longer ? short : sum(short, difference), {
      ...(ways.longer
        ? { code: "stopped-early", deed: "stopping at the value of $x$, the shorter side," }
        : { code: "another-quantity", deed: "giving the longer of the two sides" }),
      isClassic: true,
      step: 3,
    }),
    slipTo(ways.longer ? sum(halved, difference) : halved, {
      code: "half-for-whole",
      isClassic: true,
      deed: ways.triangle
        ? `setting the product of the legs equal to ${inline(area)}, without the one-half of the formula for a triangle,`
        : `using the formula for a triangle, with one-half, so that the product of the sides is ${inline(equation(times(2, area), 2 * area))},`,
      step: 1,
    }),
    ...wrongPairs(shape).map(([one, other]) =>
      slipTo(ways.longer ? other : one, {
        code: "condition-unchecked",
        deed: `factoring with ${inline(equation(times(one, other), whole))}, although these numbers do not differ by $${difference}$,`,
        step: 2,
      }),
    ),
  ];
}

function figureOf({ difference, ways }: Shape) {
  const labels = { AB: `x + ${difference}`, AD: "x" };
  return ways.triangle
    ? sketch({
        points: { A: [0, 0], B: [8, 0], D: [0, 5] },
        unnamed: "ABD",
        lines: { ...labels, BD: "" },
        rightAngles: ["BAD"],
        alt: `A right triangle with legs labeled x and x + ${difference}.`,
      })
    : sketch({
        points: { A: [0, 0], B: [8, 0], C: [8, 5], D: [0, 5] },
        unnamed: "ABCD",
        lines: { ...labels, BC: "", CD: "" },
        rightAngles: ["BAD"],
        alt: `A rectangle with sides labeled x and x + ${difference}.`,
      });
}

function story(shape: Shape): string {
  const { plot, difference, ways } = shape;
  const { thing, placed, unit } = plot;
  const apart = `$${difference}$ ${unitFor(difference, unit)}`;
  const form = ways.triangle
    ? `${thing} ${placed} in the shape of a right triangle. The longer leg is ${apart} longer than the shorter leg,`
    : `${thing.replace(/^an? /, "a rectangular ")} ${placed}. The length is ${apart} greater than the width,`;
  return `The figure shows the plan of ${form} and the area is ${inline(areaOf(shape))} square ${unit}.`;
}

function unitFor(count: number, unit: string): string {
  if (count !== 1) return unit;
  return unit === "feet" ? "foot" : unit === "inches" ? "inch" : unit.replace(/s$/, "");
}

function namesOf({ triangle }: Ways<Fork>): readonly [short: string, long: string] {
  return triangle ? ["length of the shorter leg", "length of the longer leg"] : ["width", "length"];
}

/** A side of a rectangle or of a right triangle from its area. */
const fromArea = poolStock<Shape>({
  steps: 3,
  context: true,
  stock,
  key: (shape) => numeral(sideOf(shape, shape.ways)),
  slips,
  word: (shape) => {
    const { plot, difference, ways } = shape;
    const [area, whole, short] = [areaOf(shape), productOf(shape), shorter(shape, ways)];
    const [shortName, longName] = namesOf(ways);
    const long = short + difference;
    const zero = equation(standardForm([1, difference, -whole], "x"), 0);
    const sides = product("x", sum("x", difference));
    return {
      question: `${story(shape)} What is the ${ways.longer ? longName : shortName}, in ${plot.unit}, of ${plot.thing.replace(/^an? /, "the ")}?`,
      figure: figureOf(shape),
      why: `The sides $${short}$ and $${long}$ differ by $${difference}$, and their product ${inline(whole)} is ${ways.triangle ? "twice " : ""}the area.`,
      opening: "Write the area in terms of the shorter side, which gives a quadratic equation.",
      steps: [
        ways.triangle
          ? stepTo(
              "With $x$ for the shorter leg, the area is half the product of the legs.",
              equation(product(rational(1, 2), sides), area),
            )
          : stepTo("With $x$ for the width, write the area.", equation(sides, area)),
        stepTo(
          `${ways.triangle ? "Multiply both sides by $2$ and distribute" : "Distribute"}, and move all terms to the left side.`,
          zero,
        ),
        stepTo(
          `Factor: two numbers with the difference $${difference}$ and this product are needed.`,
          equation(times(short, long), whole),
        ),
        stepTo("This gives the factors.", equation(product(sum("x", -short), sum("x", long)), 0)),
        {
          text: `Only the first factor has a positive zero, so the ${shortName} is $${short}$ ${plot.unit}.`,
        },
        ...(ways.longer
          ? [
              stepTo(
                `Add $${difference}$ for the ${longName}, in ${plot.unit}.`,
                equation(sum(short, difference), long),
              ),
            ]
          : []),
      ],
      hint: `With $x$ for the shorter side, how is the other side written, and what is the area of this shape?`,
      tip: "A negative solution has no meaning for a length: leave it out, and see which side is asked for.",
      archetype: "PC15",
    };
  },
  facts: (shape) => {
    const {
      plot: { unit },
      difference,
      ways,
    } = shape;
    const apart = `${difference} ${unitFor(difference, unit)}`;
    const area = `area ${areaOf(shape)} square ${unit}`;
    return {
      kind: "value",
      given: [
        `x*(x + ${difference})${ways.triangle ? "/2" : ""} = ${areaOf(shape)}`,
        `y = x + ${difference}`,
      ],
      where: ["x > 0"],
      ask: ways.longer ? "y" : "x",
      told: ways.triangle
        ? [
            `right triangle longer leg ${apart} longer than the shorter leg`,
            `${area} length of the ${ways.longer ? "longer" : "shorter"} leg in ${unit}`,
          ]
        : [
            `rectangular length ${apart} greater than the width`,
            `${area} ${ways.longer ? "length" : "width"} in ${unit}`,
          ],
    };
  },
});

/** A side of a rectangle or of a right triangle whose area and difference of sides are known. */
export const dimensionsFromAnArea = defineLevels({
  id: "dimensions-from-an-area",
  version: 5,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC15"],
  optionDesign: "pool",
  closed: true,
  Medium: fromArea,
});
