import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { exactly } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, product, root, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

/** Numbers under the root: no square divides them. */
const RADICANDS = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23, 26, 29, 30] as const;

interface Sums {
  readonly radicand: number;
  readonly numbers: readonly [number, number];
  readonly factors: readonly [number, number];
}

/** The twists are the signs of the two radicals. */
function signedFactors({ factors: [p, q] }: Sums, { first, second }: Twists) {
  return [first ? p : -p, second ? q : -q] as const;
}

function given(item: Sums, at: Twists): Expression {
  const [a, c] = item.numbers;
  const [p, q] = signedFactors(item, at);
  const radical = root(item.radicand);
  return product(sum(a, product(p, radical)), sum(c, product(q, radical)));
}

interface Expanded {
  readonly whole: number;
  readonly radicals: number;
}

function expanded(item: Sums, at: Twists): Expanded {
  const [a, c] = item.numbers;
  const [p, q] = signedFactors(item, at);
  return { whole: a * c + p * q * item.radicand, radicals: a * q + c * p };
}

function tree({ radicand }: Sums, { whole, radicals }: Expanded): Expression {
  return sum(whole, product(radicals, root(radicand)));
}

/** The sum of the four products. */
function productsOf(item: Sums, at: Twists): Expression {
  const { radicand, numbers } = item;
  const [a, c] = numbers;
  const [p, q] = signedFactors(item, at);
  const radical = root(radicand);
  return sum(a * c, product(a * q, radical), product(c * p, radical), p * q * radicand);
}

function stepsOf(item: Sums, at: Twists): Step[] {
  const [a, c] = item.numbers;
  const [p, q] = signedFactors(item, at);
  const key = expanded(item, at);
  const radical = root(item.radicand);
  return [
    stepTo("Multiply the two numbers.", equation(times(a, c), a * c)),
    stepTo(
      `Multiply the two terms with a radical. The square of ${inline(radical)} is $${item.radicand}$.`,
      equation(times(product(p, radical), product(q, radical)), p * q * item.radicand),
    ),
    stepTo(
      "Multiply each number by the radical of the other factor, and combine.",
      equation(
        sum(product(a * q, radical), product(c * p, radical)),
        product(key.radicals, radical),
      ),
    ),
    {
      text: paragraphs(
        "Add the results.",
        inline(
          equation(
            sum(a * c, p * q * item.radicand, product(key.radicals, radical)),
            tree(item, key),
          ),
        ),
      ),
      claim: code(equation(given(item, at), tree(item, key))),
    },
  ];
}

/** Two sums of a number and a multiple of one root are multiplied. */
const multiplied = level({
  space: 200_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      radicand: chance.pick(RADICANDS),
      numbers: [chance.int(2, 12), chance.int(2, 12)] as const,
      factors: [chance.int(1, 5), chance.int(1, 5)] as const,
    };
    const [a, c] = item.numbers;
    const [p, q] = item.factors;
    chance.require(a * c !== p * q * item.radicand && a * q !== c * p, "a term vanishes");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { radicand } = item;
    const [p, q] = signedFactors(item, at);
    const key = expanded(item, at);
    const radical = root(radicand);
    return {
      question: paragraphs(
        inline(given(item, at)),
        "Which of the following is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => expanded(item, each),
        show: (each) => exactly(tree(item, each), each.whole + each.radicals * Math.sqrt(radicand)),
        why: `The four products are combined: ${inline(equation(productsOf(item, at), tree(item, key)))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using ${inline(product(-p, radical))} instead of ${inline(product(p, radical))} in the first factor`,
            work: productsOf(item, { ...at, first: !at.first }),
          },
          {
            code: "opposite-sign",
            deed: `using ${inline(product(-q, radical))} instead of ${inline(product(q, radical))} in the second factor`,
            work: productsOf(item, { ...at, second: !at.second }),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: "giving both products of a number and a radical the opposite sign",
          work: productsOf(item, { first: !at.first, second: !at.second }),
        },
      }),
      opening: "Multiply each term of the first factor by each term of the second.",
      steps: stepsOf(item, at),
      hint: `What is the product of ${inline(product(p, radical))} and ${inline(product(q, radical))}, and which other products are there?`,
      tip: "Compare decimal values on a calculator: the answer must agree with the given expression.",
    };
  },
  facts: ({ item, at }) => ({ kind: "value", given: [], ask: code(given(item, at)) }),
});

/** The product of two sums that hold the same root. */
export const productOfRadicalSums = defineLevels({
  id: "product-of-radical-sums",
  version: 3,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA16"],
  optionDesign: "orbit",
  Medium: multiplied,
});
