import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { type Expression, equation, product } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, add, gcd, multiply, rational } from "../../../math/rational.ts";

interface Scenario {
  readonly thing: string;
  readonly copy: string;
  readonly unit: string;
}

const SCENARIOS: readonly Scenario[] = [
  { thing: "photograph", copy: "An enlargement of it", unit: "inches" },
  { thing: "flag", copy: "A larger flag", unit: "feet" },
  { thing: "painting", copy: "A print of it", unit: "centimeters" },
  { thing: "window", copy: "A scale drawing of it", unit: "inches" },
  { thing: "banner", copy: "A larger banner", unit: "feet" },
  { thing: "table top", copy: "A larger table top", unit: "centimeters" },
  { thing: "poster", copy: "A smaller copy of it", unit: "inches" },
  { thing: "quilt", copy: "A scale drawing of it", unit: "inches" },
];

/** "the enlargement" for "An enlargement of it". */
function nameOf(copy: string): string {
  return copy.replace(/^An? /, "the ").replace(/ of it$/, "");
}

interface Shape {
  readonly scenario: Scenario;
  readonly letter: string;
  readonly width: number;
  readonly length: number;
}

/** The twists: the width of the copy is known, not its length; its other side is asked, not its perimeter. */
function factorAt({ width, length }: Shape, { first, second }: Twists): Rational {
  const ratio = first ? rational(length, width) : rational(width, length);
  return second ? ratio : multiply(2, add(1, ratio));
}

const NUMBERS = Array.from({ length: 23 }, (_, at) => at + 1);

/** Ratios of the width to the length, in lowest terms, of shapes that are neither square nor long strips. */
const RATIOS = NUMBERS.flatMap((width) => NUMBERS.map((length) => [width, length] as const)).filter(
  ([width, length]) => width < length && length < 2.5 * width && gcd(width, length) === 1,
);

/** A side or the perimeter of a rectangle in the same ratio, as an expression. */
const inSameRatio = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const [small, large] = chance.pick(RATIOS);
    const size = chance.int(Math.ceil(4 / small), Math.floor(80 / large));
    const [width, length] = [size * small, size * large];
    const letter = chance.pick(["x", "n", "k", "d", "t", "c"]);
    return {
      shape: { scenario: chance.pick(SCENARIOS), letter, width, length },
      at: twists(chance),
    };
  },
  build: ({ shape, at }) => {
    const { scenario, letter, width, length } = shape;
    const { thing, copy, unit } = scenario;
    const named = nameOf(copy);
    const show = (each: Twists): Expression => product(factorAt(shape, each), letter);
    const [known, other] = at.first ? ["width", "length"] : ["length", "width"];
    const [over, under] = at.first ? [length, width] : [width, length];
    const ratio = factorAt(shape, { ...at, second: true });
    const side = product(ratio, letter);
    return {
      question: `The length of a rectangular ${thing} is ${length} ${unit}, and its width is ${width} ${unit}. ${copy} has the same ratio of length to width, and its ${known} is $${letter}$ ${unit}. Which equation gives the ${at.second ? other : "perimeter"} $y$, in ${unit}, of ${named}?`,
      options: siblingOptions({
        at,
        answer: show,
        show: (tree) => formula(equation("y", tree)),
        why: at.second
          ? `The ${other} is $${tex(ratio)}$ of the ${known} in both rectangles.`
          : `The sides of ${named} are $${letter}$ and ${inline(side)} ${unit} long, and each is counted twice.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using $${letter}$ as the ${other} of ${named}, so that its ${known} is ${inline(product(factorAt(shape, { first: !at.first, second: true }), letter))},`,
          },
          {
            code: at.second ? "another-quantity" : "stopped-early",
            deed: at.second
              ? `finding the perimeter of ${named}`
              : `stopping at the other side of ${named}`,
          },
        ],
      }),
      opening: `The ratio of the ${other} to the ${known} is the same in both rectangles.`,
      steps: [
        {
          text: `Divide to find this ratio in the ${thing}.\n\n$\\frac{${over}}{${under}}${ratio.num === over ? "" : ` = ${tex(ratio)}`}$`,
        },
        at.second
          ? {
              text: `The ${known} of ${named} is $${letter}$ ${unit}. Multiply it by the ratio to find the ${other}.\n\n${inline(equation("y", side))}`,
            }
          : {
              text: `The ${known} of ${named} is $${letter}$ ${unit}. Multiply it by the ratio to find the ${other}.\n\n${inline(side)}`,
            },
        ...(at.second
          ? []
          : [
              {
                text: `The perimeter is twice the sum of the two sides.\n\n$y = 2\\left(${letter} + ${tex(side)}\\right) = ${tex(show(at))}$`,
              },
            ]),
      ],
      hint: `In the ${thing}, by what number is the ${known} multiplied to get the ${other}?`,
      tip: `Test the equation with the sides of the ${thing}, for which $${letter} = ${at.first ? width : length}$.`,
      archetype: "QA16",
    };
  },
  facts: ({ shape: { scenario, letter, width, length }, at: { first, second } }) => {
    const { thing, copy, unit } = scenario;
    const [known, other] = first ? [width, length] : [length, width];
    const [knownSide, otherSide] = first ? ["width", "length"] : ["length", "width"];
    return {
      kind: "through",
      at: [1, 2].map((size) => ({
        [letter]: `${known}*${size}`,
        y: second ? `${other}*${size}` : `2*(${known}*${size} + ${other}*${size})`,
      })),
      told: [
        `length of a rectangular ${thing} is ${length} ${unit}, width is ${width} ${unit}`,
        `${copy} has the same ratio of length to width`,
        `its ${knownSide} is $${letter}$ ${unit}`,
        `gives the ${second ? otherSide : "perimeter"} $y$, in ${unit}`,
        copy.replace(/^An? /, "of the ").replace(/ of it$/, ""),
      ],
    };
  },
});

/** A side or the perimeter of a rectangle in the same ratio as another. */
export const sideOfScaledRectangle = defineLevels({
  id: "side-of-scaled-rectangle",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA16"],
  optionDesign: "orbit",
  Medium: inSameRatio,
});
