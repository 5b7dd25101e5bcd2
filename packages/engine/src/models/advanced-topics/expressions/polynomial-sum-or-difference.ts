import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  polynomial,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const VARIABLES = ["x", "y", "n", "t", "w", "z"] as const;

type Coefficients = readonly [number, number, number];

interface Pair {
  readonly variable: string;
  /** From the constant up. */
  readonly one: Coefficients;
  /** The middle one is positive; a twist sets its sign. */
  readonly other: Coefficients;
}

/** The twists are the operation and the sign of the middle term of the second polynomial. */
function second({ other: [f, e, d] }: Pair, at: Twists): Coefficients {
  return [f, at.second ? e : -e, d];
}

function combined(pair: Pair, at: Twists): Expression {
  const own = second(pair, at);
  const total = pair.one.map((each, place) => each + (at.first ? 1 : -1) * (own[place] ?? 0));
  return polynomial(total, pair.variable);
}

function additionSteps(pair: Pair, at: Twists): Step[] {
  const { variable, one } = pair;
  const own = second(pair, at).map((each) => (at.first ? each : -each));
  const termOf = (coefficient: number, degree: number) =>
    product(coefficient, power(variable, degree));
  const all = sum(polynomial(one, variable), polynomial(own, variable));
  return [
    {
      text: paragraphs(
        at.first
          ? "Remove the parentheses."
          : "Remove the parentheses, and change the sign of each term of the second polynomial.",
        inline(all),
      ),
    },
    {
      text: paragraphs(
        "Combine each pair of like terms.",
        ...[2, 1, 0].map((degree) => {
          const [left, right] = [one[degree] ?? 0, own[degree] ?? 0];
          const terms =
            degree === 0 ? [left, right] : [termOf(left, degree), termOf(right, degree)];
          const total = degree === 0 ? left + right : termOf(left + right, degree);
          return inline(equation(sum(...terms), total));
        }),
      ),
    },
    {
      text: paragraphs("Write the sum of the results.", inline(combined(pair, at))),
      claim: code(equation(all, combined(pair, at))),
    },
  ];
}

/** Two polynomials are added or subtracted. */
const addOrSubtract = level({
  space: 1_000_000,
  steps: 2,
  draw: (chance) => {
    const one = [chance.nonzero(12), chance.nonzero(12), chance.int(2, 12)] as const;
    const other = [chance.nonzero(12), chance.int(1, 12), chance.int(2, 12)] as const;
    chance.require(
      one.every((each, place) => Math.abs(each) !== Math.abs(other[place] ?? 0)),
      "a term vanishes",
    );
    return { pair: { variable: chance.pick(VARIABLES), one, other }, at: twists(chance) };
  },
  build: ({ pair, at }) => {
    const { variable, one } = pair;
    const own = second(pair, at);
    const [, e] = own;
    const [left, right] = [polynomial(one, variable), polynomial(own, variable)];
    const middle = inline(polynomial([0, e], variable));
    return {
      question: paragraphs(
        `$(${inline(left).slice(1, -1)}) ${at.first ? "+" : "-"} (${inline(right).slice(1, -1)})$`,
        "Which expression is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => combined(pair, each),
        show: formula,
        why: at.first
          ? "It has the sum of each pair of like terms, with the signs of both polynomials kept."
          : "It has the difference of each pair of like terms, with every sign of the second changed.",
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? "subtracting the second polynomial instead of adding it"
              : "adding the second polynomial instead of subtracting it",
          },
          {
            code: "opposite-sign",
            deed: `using ${inline(polynomial([0, -e], variable))} instead of ${middle} in the second polynomial`,
          },
        ],
        corner: {
          code: "distributed-to-one-term",
          deed: at.first
            ? `adding only ${middle} and subtracting the other terms of the second polynomial`
            : `subtracting only ${middle} and adding the other terms of the second polynomial`,
        },
      }),
      opening: at.first
        ? "Add the coefficients of like terms, each with its own sign."
        : "Subtracting a polynomial means changing the sign of each of its terms.",
      steps: additionSteps(pair, at),
      hint: at.first
        ? `Which term of the second polynomial is like ${inline(polynomial([0, 0, one[2]], variable))}, and which are the other pairs?`
        : "What does the minus sign do to each term of the second polynomial?",
      tip: "Substitute a small number for the variable in both expressions: the values must be equal.",
      archetype: "PA01",
    };
  },
  facts: ({ pair, at }) => ({
    kind: "equivalent",
    expression: code(
      sum(
        polynomial(pair.one, pair.variable),
        product(at.first ? 1 : -1, polynomial(second(pair, at), pair.variable)),
      ),
    ),
  }),
});

const NAMES = [
  ["p", "q"],
  ["u", "v"],
  ["m", "n"],
  ["r", "s"],
  ["a", "b"],
  ["c", "d"],
] as const;

interface Named {
  readonly names: readonly [string, string];
  readonly one: Coefficients;
  readonly other: Coefficients;
  readonly factor: number;
}

/** The twists are the operation and which of the two polynomials has the factor. */
function factors({ factor }: Named, at: Twists): readonly [number, number] {
  const sign = at.first ? 1 : -1;
  return at.second ? [1, sign * factor] : [factor, sign];
}

function mixtureOf(named: Named, at: Twists): Expression {
  const [k, l] = factors(named, at);
  return sum(product(k, named.names[0]), product(l, named.names[1]));
}

function mixture(named: Named, at: Twists): Expression {
  const [k, l] = factors(named, at);
  const total = named.one.map((each, place) => k * each + l * (named.other[place] ?? 0));
  return polynomial(total, "x");
}

function mixtureSteps(named: Named, at: Twists): Step[] {
  const { one, other } = named;
  const [k, l] = factors(named, at);
  const asked = mixtureOf(named, at);
  const line = (deed: string, tree: Expression): Step => ({
    text: paragraphs(deed, inline(tree)),
    claim: code(equation(asked, tree)),
  });
  const scaled = (factor: number, coefficients: Coefficients) =>
    polynomial(
      coefficients.map((each) => factor * each),
      "x",
    );
  return [
    line(
      "Substitute the polynomials.",
      sum(product(k, polynomial(one, "x")), product(l, polynomial(other, "x"))),
    ),
    line(
      at.first || at.second
        ? "Distribute the factor to each term in the parentheses."
        : "Distribute the factor and the minus sign to each term in the parentheses.",
      sum(scaled(k, one), scaled(l, other)),
    ),
    line("Combine like terms.", mixture(named, at)),
  ];
}

/** Two letters stand for polynomials, and a multiple of one is added to or taken from the other. */
const substitute = level({
  space: 1_000_000,
  steps: 3,
  draw: (chance) => {
    const coefficients = () => [chance.nonzero(9), chance.nonzero(9), chance.int(1, 9)] as const;
    const named = {
      names: chance.pick(NAMES),
      one: coefficients(),
      other: coefficients(),
      factor: chance.int(2, 5),
    };
    const sizes = named.one.map((each, place) => Math.abs(each / (named.other[place] ?? 1)));
    const vanishes = sizes.some((size) => size === named.factor || size * named.factor === 1);
    chance.require(!vanishes && sizes.some((size) => size !== 1), "a term vanishes");
    const [d1, d2] = [named.one[2], named.other[2]];
    // Otherwise the two differences would be told apart by the sign that they begin with.
    chance.require(
      (d1 - named.factor * d2) * (named.factor * d1 - d2) > 0,
      "one difference begins unlike the other",
    );
    return { named, at: twists(chance) };
  },
  build: ({ named, at }) => {
    const { names, one, other, factor } = named;
    const asked = mixtureOf(named, at);
    const [left, right] = [polynomial(one, "x"), polynomial(other, "x")];
    return {
      question: paragraphs(
        inline(equation(names[0], left)),
        inline(equation(names[1], right)),
        `In terms of $x$, which expression is equivalent to ${inline(asked)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => mixture(named, each),
        show: formula,
        why: `It is the result of substituting both polynomials into ${inline(asked)} and combining like terms.`,
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? `subtracting the terms of $${names[1]}$ instead of adding them`
              : `adding the terms of $${names[1]}$ instead of subtracting them`,
          },
          {
            code: "quantities-exchanged",
            deed: `multiplying $${names[at.second ? 0 : 1]}$ by $${factor}$ instead of $${names[at.second ? 1 : 0]}$`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `finding ${inline(mixtureOf(named, { first: !at.first, second: !at.second }))} instead of ${inline(asked)}`,
        },
      }),
      opening:
        "Substitute each polynomial, in parentheses, for its letter, then distribute and combine.",
      steps: mixtureSteps(named, at),
      hint: `Which factor, with its sign, multiplies each term of $${names[at.second ? 1 : 0]}$ in ${inline(asked)}?`,
      tip: "A factor or a minus sign before parentheses applies to every term inside them.",
      archetype: "PA21",
    };
  },
  facts: ({ named, at }) => {
    const [k, l] = factors(named, at);
    return {
      kind: "equivalent",
      expression: code(sum(product(k, named.names[0]), product(l, named.names[1]))),
      where: [
        code(equation(named.names[0], polynomial(named.one, "x"))),
        code(equation(named.names[1], polynomial(named.other, "x"))),
      ],
      told: ["in terms of $x$"],
    };
  },
});

/** Two polynomials added or subtracted, one of them perhaps with a factor. */
export const polynomialSumOrDifference = defineLevels({
  id: "polynomial-sum-or-difference",
  version: 8,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA01", "PA21"],
  optionDesign: "orbit",
  Easy: addOrSubtract,
  Medium: substitute,
});
