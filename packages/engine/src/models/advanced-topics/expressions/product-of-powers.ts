import { ascendingInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, power, product, quotient } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

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
    const { letters, one } = item;
    const [i, j] = secondExponents(item, at);
    const [left, right] = factorsOf(item, at);
    const shown = at.first ? `$(${tex(left)})(${tex(right)})$` : inline(given(item, at));
    const key = result(item, at);
    return {
      question: paragraphs(
        shown,
        `Which expression is equivalent to the given expression, where $${letters[0]}$ and $${letters[1]}$ are positive?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => result(item, each),
        show: formula,
        why: `The coefficients are ${at.first ? "multiplied" : "divided"}, and the exponents of the same letter are ${at.first ? "added" : "subtracted"}.`,
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? "dividing the powers instead of multiplying them"
              : "multiplying the powers instead of dividing them",
          },
          {
            code: "quantities-exchanged",
            deed: `giving $${letters[0]}$ and $${letters[1]}$ each other's exponents of the ${at.first ? "second factor" : "denominator"}`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: at.first
            ? "dividing by the second factor with its exponents exchanged"
            : "multiplying by the denominator with its exponents exchanged",
        },
      }),
      opening: at.first
        ? "Multiply the coefficients and add the exponents of the same letter."
        : "Divide the coefficients and subtract the exponents of the same letter.",
      steps: [
        {
          text: `The exponent of $${letters[0]}$ is $${one[0]} ${at.first ? "+" : "-"} ${i} = ${at.first ? one[0] + i : one[0] - i}$.`,
          claim: `${one[0]} ${at.first ? "+" : "-"} ${i} = ${at.first ? one[0] + i : one[0] - i}`,
        },
        {
          text: `The exponent of $${letters[1]}$ is $${one[1]} ${at.first ? "+" : "-"} ${j} = ${at.first ? one[1] + j : one[1] - j}$.`,
        },
        {
          text: `With the coefficients this gives ${inline(key)}.`,
          claim: code(equation(given(item, at), key)),
        },
      ],
      hint: "Take one letter at a time. How many factors of it are there in all?",
      tip: "Unsure about a rule for exponents? Write out small powers as products and count.",
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
  version: 2,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA13"],
  optionDesign: "orbit",
  Easy: multiplyOrDivide,
});
