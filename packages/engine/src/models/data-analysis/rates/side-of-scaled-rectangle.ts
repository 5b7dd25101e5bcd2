import { type ScaledRectangle, scaledRectangles } from "@sat/content/scenarios/scaled-rectangles";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { formula } from "../../../craft/options/option.ts";
import { type PoolMisstep, type PoolSlip, slipInto } from "../../../craft/options/pool.ts";
import { type Ways, drawWays } from "../../../craft/options/ways.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { capitalized } from "../../../language/noun.ts";
import { type Expression, decimal, equation, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import {
  type Rational,
  add,
  divide,
  gcd,
  multiply,
  rational,
  subtract,
} from "../../../math/rational.ts";

/** Whether the width of the copy is known, not its length; and its other side is asked, not its perimeter. */
type Fork = "knowsWidth" | "asksSide";

interface Shape {
  readonly scenario: ScaledRectangle;
  readonly letter: string;
  readonly width: Rational;
  readonly length: Rational;
  readonly ways: Ways<Fork>;
}

/** What the known side is multiplied by to get the other. */
function ratioOf({ width, length, ways }: Shape): Rational {
  return ways.knowsWidth ? divide(length, width) : divide(width, length);
}

/** How much the other side is longer, or with a minus shorter, in the first rectangle. */
function gapOf({ width, length, ways }: Shape): Rational {
  return ways.knowsWidth ? subtract(length, width) : subtract(width, length);
}

function perimeterFactor(ratio: Rational): Rational {
  return multiply(2, add(1, ratio));
}

function keyOf(shape: Shape): Expression {
  const ratio = ratioOf(shape);
  return product(shape.ways.asksSide ? ratio : perimeterFactor(ratio), shape.letter);
}

function namesOf({ scenario, ways }: Shape) {
  const [known, other] = ways.knowsWidth ? ["width", "length"] : ["length", "width"];
  return { known, other, named: scenario.copyName };
}

function slip(result: Expression, misstep: PoolMisstep): PoolSlip {
  return slipInto(formula(equation("y", result)), misstep);
}

function slipsOf(shape: Shape): PoolSlip[] {
  const { letter, width, length, ways } = shape;
  const { known, other, named } = namesOf(shape);
  const [ratio, gap] = [ratioOf(shape), gapOf(shape)];
  const inverse = divide(1, ratio);
  const side = ways.asksSide;
  const shifted = sum(letter, decimal(gap));
  return [
    slip(side ? shifted : sum(product(4, letter), decimal(multiply(2, gap))), {
      code: "wrong-formula",
      deed: `keeping the difference of the two sides, ${inline(equation(sum(decimal(length), decimal(multiply(-1, width))), decimal(subtract(length, width))))}, instead of their ratio`,
      isClassic: true,
      step: 1,
    }),
    slip(product(side ? inverse : perimeterFactor(inverse), letter), {
      code: "ratio-upside-down",
      deed: `using the ratio of the ${known} to the ${other} instead of that of the ${other} to the ${known}`,
      step: 1,
    }),
    slip(product(side ? perimeterFactor(ratio) : ratio, letter), {
      code: side ? "another-quantity" : "stopped-early",
      deed: side ? `finding the perimeter of ${named}` : `stopping at the ${other} of ${named}`,
      step: 2,
    }),
    slip(product(add(1, ratio), letter), {
      code: side ? "another-quantity" : "half-for-whole",
      deed: side
        ? `adding the ${known} and the ${other} of ${named}`
        : `adding the ${known} and the ${other} only once`,
      step: 2,
    }),
    slip(product(ways.knowsWidth ? length : width, letter), {
      code: "rate-misapplied",
      deed: `multiplying the ${known} by the ${other} of ${shape.scenario.name}`,
      isSpare: true,
      step: 2,
    }),
  ];
}

function storyOf({ scenario, letter, width, length, ways }: Shape): string[] {
  const { thing, name, copy, copyName, unit } = scenario;
  const [known, other] = ways.knowsWidth ? ["width", "length"] : ["length", "width"];
  return [
    `${thing} has a length of ${inProse(length)} ${unit} and a width of ${inProse(width)} ${unit}. ${capitalized(copy)} has the same ratio of length to width as ${name}.`,
    `If the ${known} of ${copyName} is $${letter}$ ${unit}, which equation represents the ${ways.asksSide ? other : "perimeter"} $y$, in ${unit}, of ${copyName}?`,
  ];
}

const NUMBERS = Array.from({ length: 23 }, (_, at) => at + 1);

/** Ratios of the width to the length, in lowest terms, of shapes that are neither square nor long strips. */
const RATIOS = NUMBERS.flatMap((width) => NUMBERS.map((length) => [width, length] as const)).filter(
  ([width, length]) => width < length && length < 2.5 * width && gcd(width, length) === 1,
);

/** A side or the perimeter of a rectangle in the same ratio, as an expression. */
const inSameRatio = poolLevel<Shape>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(scaledRectangles);
    const [small, large] = chance.pick(RATIOS);
    const [from, to] = scenario.length.map((bound) => bound / large);
    const [least, most] = [Math.ceil(from ?? 1), Math.floor(to ?? 1)];
    chance.require(least <= most, "no likely size");
    const size = chance.int(least, most);
    return {
      scenario,
      letter: chance.pick(["x", "n", "k", "d", "t", "c"]),
      width: rational(size * small, 2),
      length: rational(size * large, 2),
      ways: drawWays(chance, "knowsWidth", "asksSide"),
    };
  },
  key: (shape) => formula(equation("y", keyOf(shape))),
  slips: slipsOf,
  word: (shape) => {
    const { scenario, letter, width, length, ways } = shape;
    const { known, other, named } = namesOf(shape);
    const [over, under] = ways.knowsWidth ? [length, width] : [width, length];
    const ratio = ratioOf(shape);
    const side = product(ratio, letter);
    const shown = `\\frac{${tex(decimal(over))}}{${tex(decimal(under))}}`;
    const multiplied = `The ${known} of ${named} is $${letter}$ ${scenario.unit}. Multiply it by the ratio to find the ${other}.`;
    return {
      question: storyOf(shape).join(" "),
      why: ways.asksSide
        ? `The ${other} is $${tex(ratio)}$ of the ${known} in both rectangles.`
        : `The sides of ${named} are $${letter}$ and ${inline(side)} ${scenario.unit} long, and each is counted twice.`,
      opening: `The ratio of the ${other} to the ${known} is the same in both rectangles.`,
      steps: [
        {
          text: `Divide to find this ratio in ${scenario.name}.\n\n$${shown === tex(ratio) ? shown : `${shown} = ${tex(ratio)}`}$`,
        },
        { text: `${multiplied}\n\n${inline(ways.asksSide ? equation("y", side) : side)}` },
        ...(ways.asksSide
          ? []
          : [
              {
                text: `The perimeter is twice the sum of the two sides.\n\n$y = 2\\left(${letter} + ${tex(side)}\\right) = ${tex(keyOf(shape))}$`,
              },
            ]),
      ],
      hint: `In ${scenario.name}, by what number is the ${known} multiplied to get the ${other}?`,
      tip: `Test the equation with the sides of ${scenario.name}, for which $${letter} = ${tex(decimal(ways.knowsWidth ? width : length))}$.`,
      archetype: "QA16",
    };
  },
  facts: (shape) => {
    const { letter, ways } = shape;
    const [width, length] = [code(decimal(shape.width)), code(decimal(shape.length))];
    const [known, other] = ways.knowsWidth ? [width, length] : [length, width];
    return {
      kind: "through",
      at: [1, 2].map((size) => ({
        [letter]: `${known}*${size}`,
        y: ways.asksSide ? `${other}*${size}` : `2*(${known}*${size} + ${other}*${size})`,
      })),
      told: storyOf(shape),
    };
  },
});

/** A side or the perimeter of a rectangle in the same ratio as another. */
export const sideOfScaledRectangle = defineLevels({
  id: "side-of-scaled-rectangle",
  version: 5,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA16"],
  optionDesign: "pool",
  Medium: inSameRatio,
});
