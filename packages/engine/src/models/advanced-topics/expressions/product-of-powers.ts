import { ascendingInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  equation,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const LETTERS = [
  ["x", "y"],
  ["a", "b"],
  ["m", "n"],
  ["p", "q"],
  ["r", "s"],
  ["c", "d"],
  ["u", "v"],
] as const;

interface Powers {
  readonly letters: readonly [string, string];
  readonly one: readonly [number, number];
  readonly other: readonly [number, number];
  readonly coefficients: readonly [number, number];
}

/** The twists are the operation and which letter has which exponent in the second factor. */
function secondExponents({ other }: Powers, at: Twists): readonly [number, number] {
  return at.second ? other : [other[1], other[0]];
}

function monomial(
  coefficient: number,
  letters: Powers["letters"],
  exponents: readonly [number, number],
) {
  return product(coefficient, power(letters[0], exponents[0]), power(letters[1], exponents[1]));
}

function factorsOf(item: Powers, at: Twists): readonly [Expression, Expression] {
  const [small, large] = item.coefficients;
  return [
    monomial(at.first ? large : small * large, item.letters, item.one),
    monomial(small, item.letters, secondExponents(item, at)),
  ];
}

function given(item: Powers, at: Twists): Expression {
  const [left, right] = factorsOf(item, at);
  return at.first ? product(left, right) : quotient(left, right);
}

function result(item: Powers, at: Twists): Expression {
  const [small, large] = item.coefficients;
  const sign = at.first ? 1 : -1;
  const [i, j] = secondExponents(item, at);
  return monomial(at.first ? small * large : large, item.letters, [
    item.one[0] + sign * i,
    item.one[1] + sign * j,
  ]);
}

/** How the two exponents of the result are worked out. */
function exponentWorks(item: Powers, at: Twists): Relation[] {
  const sign = at.first ? 1 : -1;
  return secondExponents(item, at).map((each, place) => {
    const own = item.one[place] ?? 0;
    return equation(sum(own, sign * each), own + sign * each);
  });
}

function exponentsShown(item: Powers, at: Twists): string {
  return exponentWorks(item, at).map(inline).join(" and ");
}

function stepsOf(item: Powers, at: Twists): Step[] {
  const [small, large] = item.coefficients;
  const [one, other] = item.letters;
  const works = exponentWorks(item, at).map(inline);
  const key = result(item, at);
  return [
    at.first
      ? stepTo("Multiply the coefficients.", equation(times(large, small), small * large))
      : stepTo("Divide the coefficients.", equation(quotient(small * large, small), large)),
    {
      text: paragraphs(
        `${at.first ? "Add" : "Subtract"} the exponents of $${one}$, and those of $${other}$.`,
        ...works,
      ),
    },
    {
      text: paragraphs("Write the coefficient and the two powers as one product.", inline(key)),
      claim: code(equation(given(item, at), key)),
    },
  ];
}

/** Two monomials in two letters are multiplied or divided. */
const multiplyOrDivide = level({
  space: 1_000_000,
  steps: 2,
  draw: (chance) => {
    const item = {
      letters: chance.pick(LETTERS),
      one: [chance.int(7, 15), chance.int(7, 15)] as const,
      other: ascendingInts(chance, 2, 5),
      coefficients: [chance.int(2, 9), chance.int(2, 9)] as const,
    };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { letters } = item;
    const [left, right] = factorsOf(item, at);
    const shown = at.first ? `$(${tex(left)})(${tex(right)})$` : inline(given(item, at));
    const opposite = { ...at, first: !at.first };
    const exchanged = { ...at, second: !at.second };
    const both = { first: !at.first, second: !at.second };
    const [operating, otherwise] = at.first
      ? ["multiplying", "dividing"]
      : ["dividing", "multiplying"];
    return {
      question: paragraphs(
        shown,
        `Which expression is equivalent to the given expression, where $${letters[0]}$ and $${letters[1]}$ are positive?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => result(item, each),
        show: formula,
        why: at.first
          ? "Powers of the same base are multiplied by adding their exponents."
          : "Powers of the same base are divided by subtracting their exponents.",
        slips: [
          {
            code: "opposite-operation",
            deed: `${otherwise} instead of ${operating}, with the exponents ${exponentsShown(item, opposite)},`,
          },
          {
            code: "quantities-exchanged",
            deed: `exchanging the exponents of the second monomial, with ${exponentsShown(item, exchanged)},`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `${otherwise} by the second monomial with its exponents exchanged, ${exponentsShown(item, both)},`,
        },
      }),
      opening: at.first
        ? "Multiply the coefficients and add the exponents of the same letter."
        : "Divide the coefficients and subtract the exponents of the same letter.",
      steps: stepsOf(item, at),
      hint: at.first
        ? `How many factors of $${letters[0]}$ do the two monomials have together?`
        : `How many factors of $${letters[0]}$ remain when those of the denominator are canceled?`,
      tip: "To recall a rule for exponents, write small powers as products and count the factors.",
    };
  },
  facts: ({ item, at }) => {
    const [left, right] = factorsOf(item, at).map(code);
    return {
      kind: "equivalent",
      expression: `(${left})${at.first ? "*" : "/"}(${right})`,
      told: [`$${item.letters[0]}$ and $${item.letters[1]}$ are positive`],
    };
  },
});

/** The product or the quotient of two monomials. */
export const productOfPowers = defineLevels({
  id: "product-of-powers",
  version: 3,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA13"],
  optionDesign: "orbit",
  Easy: multiplyOrDivide,
});
