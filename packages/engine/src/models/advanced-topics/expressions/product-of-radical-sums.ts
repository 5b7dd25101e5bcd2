import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { exactly } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, product, root, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

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
    const [a, c] = item.numbers;
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
        why: "All four products have been formed, and like terms have been combined.",
        slips: [
          {
            code: "opposite-sign",
            deed: `working with ${inline(product(-p, radical))} in the first factor`,
          },
          {
            code: "opposite-sign",
            deed: `working with ${inline(product(-q, radical))} in the second factor`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: "giving the sum of the two terms with a radical the opposite sign",
        },
      }),
      opening: "Multiply each term of the first factor by each term of the second.",
      steps: [
        {
          text: `The product of the two radicals is $${p * q * radicand}$, because ${inline(equation(product(radical, radical), radicand)).replace("\\sqrt{" + radicand + "}\\sqrt", "\\sqrt{" + radicand + "} \\cdot \\sqrt")}.`,
        },
        {
          text: `So the terms without a root are $${a * c}$ and $${p * q * radicand}$; together they make $${key.whole}$.`,
          claim: `${a * c} + (${p * q * radicand}) = ${key.whole}`,
        },
        {
          text: `The terms with a root are ${inline(product(a * q, radical))} and ${inline(product(c * p, radical))}.`,
        },
        {
          text: `Altogether this is ${inline(tree(item, key))}.`,
          claim: code(equation(given(item, at), tree(item, key))),
        },
      ],
      hint: "Treat the root like a letter while you multiply out. What is it, multiplied by itself?",
      tip: "Compare decimal values on a calculator: the answer must agree with the given expression.",
    };
  },
  facts: ({ item, at }) => ({ kind: "value", given: [], ask: code(given(item, at)) }),
});

/** The product of two sums that hold the same root. */
export const productOfRadicalSums = defineLevels({
  id: "product-of-radical-sums",
  version: 2,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA16"],
  optionDesign: "orbit",
  Medium: multiplied,
});
