import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const ASKS = ["greatest", "least", "positive", "smaller"] as const;

/** ax⁴ - a(r² + s²)x² + ar²s² = 0. */
interface Biquadratic {
  readonly x: string;
  readonly a: number;
  readonly r: number;
  readonly s: number;
  /** Whether the term in x² stands on the right. */
  readonly moved: boolean;
  readonly ask: (typeof ASKS)[number];
}

function biquadratic({ x, a, r, s, moved }: Biquadratic) {
  const [fourth, last] = [product(a, power(x, 4)), a * r * r * s * s];
  const middle = a * (r * r + s * s);
  return moved
    ? equation(sum(fourth, last), product(middle, power(x, 2)))
    : equation(sum(fourth, product(-middle, power(x, 2)), last), 0);
}

const QUESTIONS = {
  greatest: "What is the greatest solution to the given equation?",
  least: "What is the least solution to the given equation?",
  positive: "What is the sum of the positive solutions to the given equation?",
  smaller: "What is the least positive solution to the given equation?",
} as const;

const DEEDS = {
  greatest: { code: "another-quantity", deed: "taking the greatest of the four solutions" },
  least: { code: "another-quantity", deed: "taking the least of the four solutions" },
  positive: { code: "another-quantity", deed: "adding the two positive solutions" },
  smaller: { code: "another-quantity", deed: "taking the lesser of the two positive solutions" },
} as const;

/** The words by which the questions are told apart. */
const TOLD = {
  greatest: "greatest solution",
  least: "least solution",
  positive: "sum of the positive solutions",
  smaller: "least positive solution",
} as const;

const PAIRS = Array.from({ length: 7 }, (_, at) => at + 2).flatMap((r) =>
  Array.from({ length: 11 }, (_, at) => [r, at + 3] as const).filter(
    ([one, other]) => one < other && one * other < 64,
  ),
);

const stock = (): readonly Biquadratic[] =>
  PAIRS.flatMap(([r, s]) =>
    UNKNOWNS.flatMap((x) =>
      [1, 2, 3, 5].flatMap((a) =>
        [true, false].flatMap((moved) => ASKS.map((ask) => ({ x, a, r, s, moved, ask }))),
      ),
    ),
  );

/** An equation that is quadratic in x²; four numbers of its solutions are asked as often. */
const inTheSquare = stockLevel<Biquadratic>({
  steps: 4,
  stock,
  build: (given) => {
    const { x, a, r, s, moved, ask } = given;
    const values = { greatest: s, least: -s, positive: r + s, smaller: r };
    const u = power(x, 2);
    const inU = equation(standardForm([1, -(r * r + s * s), r * r * s * s], "u"), 0);
    return {
      question: paragraphs(inline(biquadratic(given)), QUESTIONS[ask]),
      options: rotatingOptions({
        faces: {
          greatest: numeral(values.greatest),
          least: numeral(values.least),
          positive: numeral(values.positive),
          smaller: numeral(values.smaller),
        },
        ask,
        why: `The solutions are $${-s}$, $${-r}$, $${r}$, and $${s}$.`,
        slip: (other) => DEEDS[other],
      }),
      opening: `The equation is quadratic in ${inline(u)}, so solve for the square first.`,
      steps: [
        {
          text: `With $u$ for ${inline(u)}${a === 1 ? "" : `, and divided by $${a}$`}${moved ? ", with all terms on one side" : ""}, it is ${inline(inU)}.`,
        },
        {
          text: `So $u$ is $${r * r}$ or $${s * s}$.`,
          claim: `${r * r} + ${s * s} = ${r * r + s * s}`,
        },
        {
          text: `Each gives two solutions, a number and its opposite: $${-s}$, $${-r}$, $${r}$, and $${s}$.`,
        },
        {
          text: `So the number asked for is ${inline(values[ask])}.`,
          claim: {
            greatest: `${s} > ${r}`,
            least: `-${s} < -${r}`,
            positive: `${r} + ${s} = ${r + s}`,
            smaller: `${r} < ${s}`,
          }[ask],
        },
      ],
      hint: "Write one letter for the square of the unknown. How many solutions does each of its values give?",
      tip: "A positive square has two roots, so count the solutions before you put them together.",
      archetype: "PB22",
    };
  },
  facts: (given) => {
    const { x, ask } = given;
    // With each solution comes its opposite, so two are positive, and the greatest is one of them.
    return {
      kind: "value",
      given: [x, "other"].map((each) => code(biquadratic({ ...given, x: each }))),
      where: [`${x} > other`, "other > 0"],
      ask: { greatest: x, least: `-${x}`, positive: `${x} + other`, smaller: "other" }[ask],
      told: [TOLD[ask]],
    };
  },
});

/** A number told by the four solutions of an equation with a fourth power and a square. */
export const solutionsOfAFourthPowerEquation = defineLevels({
  id: "solutions-of-a-fourth-power-equation",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB22"],
  optionDesign: "rotating-ask",
  closed: true,
  Hard: inTheSquare,
});
