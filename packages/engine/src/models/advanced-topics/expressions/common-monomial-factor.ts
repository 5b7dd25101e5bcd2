import { ascendingInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
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
import { gcd } from "../../../math/rational.ts";

const VARIABLES = ["x", "y", "n", "t", "w", "z", "a", "m"] as const;
const ASK = "Which expression is equivalent to the given expression?";

interface Common {
  readonly variable: string;
  readonly factor: number;
  readonly exponent: number;
  /** Coefficients that are left in the brackets. */
  readonly left: readonly [number, number];
}

/** The twists are the sign of the second term and which coefficient the higher power has. */
function inside({ left: [p, q] }: Common, { first, second }: Twists): readonly [number, number] {
  const [high, low] = second ? [p, q] : [q, p];
  return [high, first ? low : -low];
}

function common({ variable, factor, exponent }: Common): Expression {
  return product(factor, power(variable, exponent));
}

function factored(item: Common, at: Twists): Expression {
  const [high, low] = inside(item, at);
  return product(common(item), polynomial([low, high], item.variable));
}

function spread(item: Common, at: Twists): Expression {
  const { variable, factor, exponent } = item;
  const [high, low] = inside(item, at);
  return sum(
    product(factor * high, power(variable, exponent + 1)),
    product(factor * low, power(variable, exponent)),
  );
}

/** The greatest common factor of two terms is taken out. */
const takeOut = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const left = ascendingInts(chance, 2, 15);
    chance.require(gcd(...left) === 1, "the brackets have a common factor");
    const item = {
      variable: chance.pick(VARIABLES),
      factor: chance.int(2, 12),
      exponent: chance.int(1, 7),
      left,
    };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { variable } = item;
    const [high, low] = inside(item, at);
    const shown = spread(item, at);
    return {
      question: paragraphs(inline(shown), ASK),
      options: siblingOptions({
        at,
        answer: (each) => factored(item, each),
        show: formula,
        why: "Multiplied out, it gives both terms of the given expression.",
        slips: [
          { code: "opposite-sign", deed: "changing the sign between the two terms" },
          {
            code: "quantities-exchanged",
            deed: `leaving $${variable}$ with the coefficient of the wrong term`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `reading the expression as ${inline(spread(item, { first: !at.first, second: !at.second }))}`,
        },
      }),
      opening:
        "Divide both terms by their greatest common factor and write it before the parentheses.",
      steps: [
        { text: `Both terms have the factor ${inline(common(item))}.` },
        {
          text: `Divided by it, the first term is ${inline(product(high, variable))} and the second is $${low}$.`,
        },
        {
          text: `So the expression is ${inline(factored(item, at))}.`,
          claim: code(equation(shown, factored(item, at))),
        },
      ],
      hint: "Which number divides both coefficients, and which power is in both terms?",
      tip: "Multiply your answer out again: each term of the given expression must come back.",
      archetype: "PA05",
    };
  },
  facts: ({ item, at }) => ({ kind: "equivalent", expression: code(spread(item, at)) }),
});

interface Mixed {
  readonly variable: string;
  readonly outer: number;
  readonly exponents: readonly [number, number];
  readonly high: number;
  readonly low: number;
  readonly extra: number;
}

/** The twists are the sign inside the brackets and the sign of the term after them. */
function given(item: Mixed, { first, second }: Twists): Expression {
  const { variable, outer, exponents, high, low, extra } = item;
  const [outside, within] = exponents;
  return sum(
    product(
      outer,
      power(variable, outside),
      sum(product(high, power(variable, within)), first ? low : -low),
    ),
    product(second ? extra : -extra, power(variable, outside)),
  );
}

function lowTerm({ outer, low, extra }: Mixed, { first, second }: Twists): number {
  return (first ? 1 : -1) * outer * low + (second ? extra : -extra);
}

function simplified(item: Mixed, at: Twists): Expression {
  const { variable, outer, exponents, high } = item;
  const [outside, within] = exponents;
  return sum(
    product(outer * high, power(variable, outside + within)),
    product(lowTerm(item, at), power(variable, outside)),
  );
}

/** A monomial is multiplied into brackets, and a like term follows. */
const multiplyIn = level({
  space: 200_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      variable: chance.pick(VARIABLES),
      outer: chance.int(2, 9),
      exponents: [chance.int(1, 4), chance.int(1, 4)] as const,
      high: chance.int(2, 9),
      low: chance.int(2, 9),
      extra: chance.int(2, 20),
    };
    const sizes = siblingAnswers((at) => Math.abs(lowTerm(item, at)));
    chance.require(
      sizes.every((size) => size > 1),
      "a term vanishes",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { variable, outer, exponents, high, low, extra } = item;
    const [outside, within] = exponents;
    const outerTerm = inline(product(outer, power(variable, outside)));
    const lastTerm = inline(product(extra, power(variable, outside)));
    const multiplied = sum(
      product(outer * high, power(variable, outside + within)),
      product((at.first ? 1 : -1) * outer * low, power(variable, outside)),
      product(at.second ? extra : -extra, power(variable, outside)),
    );
    return {
      question: paragraphs(inline(given(item, at)), ASK),
      options: siblingOptions({
        at,
        answer: (each) => simplified(item, each),
        show: formula,
        why: "Multiplied out and with like terms combined, the given expression becomes this one.",
        slips: [
          {
            code: "opposite-sign",
            deed: `multiplying ${outerTerm} by $${at.first ? -low : low}$ in the parentheses instead of $${at.first ? low : -low}$`,
          },
          {
            code: "opposite-operation",
            deed: `${at.second ? "subtracting" : "adding"} ${lastTerm} at the end instead of ${at.second ? "adding" : "subtracting"} it`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `giving the sum of the terms in ${inline(power(variable, outside))} the opposite sign`,
        },
      }),
      opening: "Multiply each term in the parentheses by the monomial, then combine like terms.",
      steps: [
        {
          text: `Multiplying in gives ${inline(multiplied)}.`,
          claim: code(equation(given(item, at), multiplied)),
        },
        {
          text: `The last two terms are alike; together the expression is ${inline(simplified(item, at))}.`,
          claim: code(equation(given(item, at), simplified(item, at))),
        },
        { text: "Exponents of the same base are added when powers are multiplied." },
      ],
      hint: "What is the product of the monomial with each of the two terms in the parentheses?",
      tip: "To check, put $1$ for the variable into both expressions.",
      archetype: "PA02",
    };
  },
  facts: ({ item, at }) => ({ kind: "equivalent", expression: code(given(item, at)) }),
});

/** A monomial taken out of a sum, or multiplied into one. */
export const commonMonomialFactor = defineLevels({
  id: "common-monomial-factor",
  version: 3,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA05", "PA02"],
  optionDesign: "orbit",
  Easy: takeOut,
  Medium: multiplyIn,
});
