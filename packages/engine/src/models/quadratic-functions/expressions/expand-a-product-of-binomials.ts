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
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, negative, power, product, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

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

/** The four products, and the two of them that can be added. */
function productSteps(x: string, one: Binomial, other: Binomial): Step[] {
  const shown = product(binomial(one, x), binomial(other, x));
  const [lead, middle, last] = multiplied(one, other);
  const [outer, inner] = [product(one[0] * other[1], x), product(one[1] * other[0], x)];
  const four = sum(product(lead, power(x, 2)), outer, inner, last);
  const key = standardForm([lead, middle, last], x);
  return [
    { text: `Write the four products.\n\n${inline(four)}`, claim: code(equation(shown, four)) },
    stepTo("Add the like terms.", equation(sum(outer, inner), product(middle, x))),
    {
      text: `Write the result in standard form.\n\n${inline(key)}`,
      claim: code(equation(shown, key)),
    },
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
    const [first, second] = [binomial(one, x), binomial(other, x)];
    const [, , last] = multiplied(one, other);
    const [outer, inner] = [one[0] * other[1], one[1] * other[0]];
    const middleWith = (left: number, right: number) =>
      inline(equation(sum(left, right), left + right));
    return {
      question: paragraphs(
        inline(product(first, second)),
        "Which expression is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => standardForm(multiplied(...factorsAt(given, each)), x),
        show: formula,
        why: `Its middle coefficient is ${middleWith(outer, inner)}, and its constant term is ${inline(equation(times(one[1], other[1]), last))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${-one[1]}$ instead of $${one[1]}$ in the first factor, which makes the middle coefficient ${middleWith(outer, -inner)},`,
          },
          {
            code: "opposite-sign",
            deed: `using $${-other[1]}$ instead of $${other[1]}$ in the second factor, which makes the middle coefficient ${middleWith(-outer, inner)},`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `adding the opposites of the two products in $${x}$, ${middleWith(-outer, -inner)}, instead of ${middleWith(outer, inner)},`,
        },
      }),
      opening: "Multiply each term of the first factor by each term of the second factor.",
      steps: productSteps(x, one, other),
      hint: `What are the products of ${inline(product(one[0], x))} with each term of ${inline(second)}?`,
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

/** Each of the squares, and every term of the second subtracted. */
function squareSteps(given: Factors, at: Twists): Step[] {
  const { x } = given;
  const [one, other] = factorsAt(given, at);
  const [shown, key] = [differenceAt(given, at), standardForm(combinedAt(given, at), x)];
  const [first, second] = [one, other].map((each) => standardForm(multiplied(each, each), x));
  const squared = (each: Binomial, deed: string) =>
    stepTo(
      `${deed} Its middle coefficient is ${inline(equation(times(2, ...each), 2 * each[0] * each[1]))}.`,
      equation(power(binomial(each, x), 2), standardForm(multiplied(each, each), x)),
    );
  return [
    squared(one, "Square the first binomial."),
    squared(other, "Square the second binomial."),
    {
      text: `Subtract the second square, with parentheses around it.\n\n${inline(sum(first ?? 0, negative(second ?? 0)))}`,
    },
    {
      text: `Change the sign of each of its terms, and add the like terms.\n\n${inline(key)}`,
      claim: code(equation(shown, key)),
    },
  ];
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
    const [one] = factorsAt(given, at);
    const [[, b = 0], [, e = 0]] = squaresAt(given, at);
    const middle = (value: number) => inline(product(value, x));
    const middleWith = (left: number, right: number) =>
      inline(equation(sum(product(left, x), product(right, x)), product(left + right, x)));
    return {
      question: paragraphs(
        inline(differenceAt(given, at)),
        "Which expression is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => standardForm(combinedAt(given, each), x),
        show: formula,
        why: `The middle terms of the squares are ${middle(b)} and ${middle(e)}, and their difference is ${middle(b - e)}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `writing ${middle(-b)} instead of ${middle(b)} in the first square, which makes the middle term ${middleWith(-b, -e)},`,
          },
          {
            code: "distributed-to-one-term",
            deed: `adding ${middle(e)} instead of subtracting it, which makes the middle term ${middleWith(b, e)},`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `subtracting ${middle(b)} from ${middle(e)}, in the wrong order, which makes the middle term ${middleWith(e, -b)},`,
        },
      }),
      opening: "Square each binomial, middle term included, and subtract every term of the second.",
      steps: squareSteps(given, at),
      hint: `What is ${inline(power(binomial(one, x), 2))} without parentheses? It has three terms.`,
      tip: "Write a square as a product of two equal factors when you are not sure of its middle term.",
      archetype: "PA04",
    };
  },
  facts: ({ given, at }) => ({ kind: "equivalent", expression: code(differenceAt(given, at)) }),
});

/** Which polynomial a product of binomials, or a difference of their squares, is when multiplied out. */
export const expandAProductOfBinomials = defineLevels({
  id: "expand-a-product-of-binomials",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA03", "PA04"],
  optionDesign: "orbit",
  Easy: twoBinomials,
  Medium: twoSquares,
});
