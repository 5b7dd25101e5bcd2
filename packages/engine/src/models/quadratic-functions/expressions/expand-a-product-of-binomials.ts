import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type Binomial,
  binomial,
  multiplied,
  standardForm,
} from "../../../craft/algebra/quadratics.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, negative, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Factors {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

function factorsAt({ a, b, c, d }: Factors, { first, second }: Twists): [Binomial, Binomial] {
  return [
    [a, first ? b : -b],
    [c, second ? d : -d],
  ];
}

/** (ax ± b)(cx ± d) is to be multiplied out; the options are the four signs. */
const twoBinomials = level({
  space: 150_000,
  steps: 2,
  draw: (chance) => {
    const given = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(1, 6),
      b: chance.int(1, 12),
      c: chance.int(1, 6),
      d: chance.int(1, 12),
    };
    chance.require(given.a * given.d !== given.b * given.c, "the middle terms cancel");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x } = given;
    const [one, other] = factorsAt(given, at);
    const shown = product(binomial(one, x), binomial(other, x));
    const key = standardForm(multiplied(one, other), x);
    const [lead, middle, last] = multiplied(one, other);
    const four = sum(
      product(lead, power(x, 2)),
      product(one[0] * other[1], x),
      product(one[1] * other[0], x),
      last,
    );
    return {
      question: paragraphs(
        inline(shown),
        "Which expression is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => standardForm(multiplied(...factorsAt(given, each)), x),
        show: formula,
        why: `Its middle coefficient $${middle}$ is the sum of $${one[0] * other[1]}$ and $${one[1] * other[0]}$.`,
        slips: [
          { code: "opposite-sign", deed: `taking $${one[1]}$ in the first factor as $${-one[1]}$` },
          {
            code: "opposite-sign",
            deed: `taking $${other[1]}$ in the second factor as $${-other[1]}$`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `adding the opposites of $${one[0] * other[1]}$ and $${one[1] * other[0]}$ for the middle coefficient`,
        },
      }),
      opening: "Multiply each term of the first factor by each term of the second factor.",
      steps: [
        {
          text: `The four products give ${inline(four)}.`,
          claim: code(equation(shown, four)),
        },
        { text: `Adding the like terms gives ${inline(key)}.`, claim: code(equation(shown, key)) },
        { text: `To check, put in $${x} = 1$: both expressions must have the same value.` },
      ],
      hint: "There are four products of terms. Which two of them can be added?",
      tip: "Write each term with its own sign before you multiply.",
      archetype: "PA03",
    };
  },
  facts: ({ given, at }) => {
    const [one, other] = factorsAt(given, at);
    return {
      kind: "equivalent",
      expression: code(product(binomial(one, given.x), binomial(other, given.x))),
    };
  },
});

function differenceAt(given: Factors, at: Twists) {
  const [one, other] = factorsAt(given, at).map((each) => power(binomial(each, given.x), 2));
  return sum(one ?? 0, negative(other ?? 0));
}

function squaresAt(given: Factors, at: Twists): readonly [number[], number[]] {
  const [one, other] = factorsAt(given, at);
  return [multiplied(one, one), multiplied(other, other)];
}

function combinedAt(given: Factors, at: Twists): [number, number, number] {
  const [[a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]] = squaresAt(given, at);
  return [a - d, b - e, c - f];
}

/** (ax ± b)² - (cx ± d)² is to be multiplied out; the options are the signs of the two middle terms. */
const twoSquares = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const a = chance.int(2, 7);
    const given = {
      x: chance.pick(UNKNOWNS),
      a,
      b: chance.int(1, 15),
      c: chance.int(1, a - 1),
      d: chance.int(1, 15),
    };
    chance.require(given.a * given.b !== given.c * given.d, "the middle terms cancel");
    chance.require(given.b !== given.d, "the last terms cancel");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x } = given;
    const shown = differenceAt(given, at);
    const key = standardForm(combinedAt(given, at), x);
    const [[a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]] = squaresAt(given, at);
    const [first, second] = [standardForm([a, b, c], x), standardForm([d, e, f], x)];
    const middle = (value: number) => inline(product(value, x));
    return {
      question: paragraphs(
        inline(shown),
        "Which expression is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => standardForm(combinedAt(given, each), x),
        show: formula,
        why: `Its middle term is ${middle(b)} minus ${middle(e)}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `writing ${middle(-b)} instead of ${middle(b)} as the middle term of the first square`,
          },
          {
            code: "distributed-to-one-term",
            deed: `adding ${middle(e)} instead of subtracting it with the rest of the second square`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `subtracting the middle terms in the wrong order, ${middle(b)} from ${middle(e)},`,
        },
      }),
      opening: "Square each binomial, middle term included, and subtract every term of the second.",
      steps: [
        {
          text: `The first square is ${inline(first)}, since its middle term is twice the product of both terms.`,
          claim: `${code(power(binomial(factorsAt(given, at)[0], x), 2))} = ${code(first)}`,
        },
        {
          text: `The second square is ${inline(second)}.`,
          claim: `${code(power(binomial(factorsAt(given, at)[1], x), 2))} = ${code(second)}`,
        },
        {
          text: `Subtracting all three of its terms leaves ${inline(key)}.`,
          claim: code(equation(shown, key)),
        },
        { text: `To check, put in $${x} = 1$: both expressions must have the same value.` },
      ],
      hint: "How many terms does the square of a binomial have? What becomes of their signs when you subtract them?",
      tip: "Write a square as a product of two equal factors when you are not sure of its middle term.",
      archetype: "PA04",
    };
  },
  facts: ({ given, at }) => ({ kind: "equivalent", expression: code(differenceAt(given, at)) }),
});

/** Which polynomial a product of binomials, or a difference of their squares, is when multiplied out. */
export const expandAProductOfBinomials = defineLevels({
  id: "expand-a-product-of-binomials",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA03", "PA04"],
  optionDesign: "orbit",
  Easy: twoBinomials,
  Medium: twoSquares,
});
