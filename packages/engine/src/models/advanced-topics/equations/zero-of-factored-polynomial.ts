import { ascendingInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  equation,
  polynomial,
  power,
  product,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";

interface Single {
  readonly name: string;
  readonly letter: string;
  readonly factor: number;
  readonly exponent: number;
  readonly numbers: readonly [number, number];
}

/** The twists are the sign in the brackets and which number multiplies x. */
function brackets({ numbers: [p, q] }: Single, { first, second }: Twists) {
  const [slope, size] = second ? [p, q] : [q, p];
  return { slope, constant: first ? size : -size };
}

function singleZero(item: Single, at: Twists): Rational {
  const { slope, constant } = brackets(item, at);
  return rational(-constant, slope);
}

function singleForm(item: Single, at: Twists, x: string): Expression {
  const { slope, constant } = brackets(item, at);
  const outer = product(item.factor, power(x, item.exponent));
  return product(outer, polynomial([constant, slope], x));
}

/** The zero of a polynomial that is not 0 is read from its factored form. */
const nonzeroZero = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const numbers = ascendingInts(chance, 2, 25);
    chance.require(gcd(...numbers) === 1, "the numbers have a common factor");
    const item = {
      name: chance.pick(["f", "g", "h", "p"]),
      letter: chance.pick(["a", "b", "c", "k", "r"]),
      factor: chance.nonzero(9),
      exponent: chance.int(1, 4),
      numbers,
    };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name, letter } = item;
    const { slope, constant } = brackets(item, at);
    const key = singleZero(item, at);
    const line = equation(polynomial([constant, slope], letter), 0);
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), singleForm(item, at, "x"))),
        `For the given function $${name}$, $${name}(${letter}) = 0$, where $${letter}$ is a constant and $${letter} \\ne 0$. What is the value of $${letter}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => singleZero(item, each),
        show: numeral,
        why: "It is the number that makes the factor in parentheses zero.",
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `leaving the sign of $${constant}$ as it stands in the parentheses`,
          },
          {
            code: "ratio-upside-down",
            deed: `dividing $${slope}$ by the number in the parentheses instead of dividing by $${slope}$`,
          },
        ],
        corner: { code: "ratio-upside-down", deed: `dividing $${slope}$ by $${constant}$` },
      }),
      opening: "A product is zero only if one of its factors is zero.",
      steps: [
        {
          text: `The factor before the parentheses is zero only at $0$, so ${inline(line)}.`,
          claim: code(line),
        },
        {
          text: `So ${inline(equation(letter, key))}.`,
          claim: code(equation(letter, key)),
        },
      ],
      hint: "Which factor can be zero at a number other than $0$?",
      tip: "Set each factor equal to zero and solve: never just read numbers from the parentheses.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [`${code(singleForm(item, at, item.letter))} = 0`],
    where: [`${item.letter} != 0`],
    ask: item.letter,
    told: [
      inline(equation(call(item.name, "x"), singleForm(item, at, "x"))),
      `$${item.name}(${item.letter}) = 0$ value of $${item.letter}$`,
    ],
  }),
});

/** A zero read from the factors of a polynomial. */
export const zeroOfFactoredPolynomial = defineLevels({
  id: "zero-of-factored-polynomial",
  version: 3,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB23"],
  optionDesign: "orbit",
  Easy: nonzeroZero,
});
