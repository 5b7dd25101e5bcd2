import { ascendingInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  negative,
  polynomial,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

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

function leadTerm(item: Common, at: Twists): Expression {
  const [high] = inside(item, at);
  return product(item.factor * high, power(item.variable, item.exponent + 1));
}

function lastTerm(item: Common, at: Twists): Expression {
  const [, low] = inside(item, at);
  return product(item.factor * low, power(item.variable, item.exponent));
}

function spread(item: Common, at: Twists): Expression {
  return sum(leadTerm(item, at), lastTerm(item, at));
}

function takingSteps(item: Common, at: Twists): Step[] {
  const { variable, factor, exponent } = item;
  const [high, low] = inside(item, at);
  const size = Math.abs(low);
  const own = common(item);
  const second = quotient(product(factor * size, power(variable, exponent)), own);
  return [
    {
      text: paragraphs(
        `The greatest common factor of $${factor * high}$ and $${factor * size}$ is $${factor}$, and the lower power is ${inline(power(variable, exponent))}. Multiply them.`,
        inline(own),
      ),
    },
    stepTo(
      "Divide the first term by this common factor.",
      equation(quotient(leadTerm(item, at), own), product(high, variable)),
    ),
    stepTo("Divide the second term by it.", equation(low < 0 ? negative(second) : second, low)),
    stepTo(
      "Write the common factor before the parentheses.",
      equation(spread(item, at), factored(item, at)),
    ),
  ];
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
    const shown = spread(item, at);
    const [high, low] = inside(item, at);
    const other = { first: !at.first, second: !at.second };
    return {
      question: paragraphs(inline(shown), ASK),
      options: siblingOptions({
        at,
        answer: (each) => factored(item, each),
        show: formula,
        why: `Its factors have the products ${inline(equation(times(common(item), product(high, item.variable)), leadTerm(item, at)))} and ${inline(equation(times(common(item), low), lastTerm(item, at)))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${-low}$ instead of $${low}$ as the second term in the parentheses`,
          },
          {
            code: "quantities-exchanged",
            deed: `exchanging the coefficients $${high}$ and $${Math.abs(low)}$ in the parentheses`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `reading the expression as ${inline(spread(item, other))}`,
        },
      }),
      opening:
        "Divide both terms by their greatest common factor and write it before the parentheses.",
      steps: takingSteps(item, at),
      hint: `What is the greatest number that divides $${item.factor * high}$ and $${item.factor * Math.abs(low)}$, and which power of $${item.variable}$ is in both terms?`,
      tip: "Multiply your answer out: the products must be the terms of the given expression.",
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

function multiplyingSteps(item: Mixed, at: Twists): Step[] {
  const { variable, outer, exponents, high, low, extra } = item;
  const [outside, within] = exponents;
  const outerTerm = product(outer, power(variable, outside));
  const own = at.first ? low : -low;
  const inLower = (coefficient: number) => product(coefficient, power(variable, outside));
  return [
    stepTo(
      "Multiply the first term in the parentheses by the monomial, and add the exponents.",
      equation(
        times(outerTerm, product(high, power(variable, within))),
        product(outer * high, power(variable, outside + within)),
      ),
    ),
    stepTo("Multiply the second term.", equation(times(outerTerm, own), inLower(outer * own))),
    stepTo(
      "Combine this product with the last term, which is like it.",
      equation(
        sum(inLower(outer * own), inLower(at.second ? extra : -extra)),
        inLower(lowTerm(item, at)),
      ),
    ),
    {
      text: paragraphs("Write the sum of the two terms.", inline(simplified(item, at))),
      claim: code(equation(given(item, at), simplified(item, at))),
    },
  ];
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
    const { variable, outer, exponents, low, extra } = item;
    const [outside] = exponents;
    const outerTerm = inline(product(outer, power(variable, outside)));
    const lastOne = inline(product(extra, power(variable, outside)));
    const [own, opposite] = at.first ? [low, -low] : [-low, low];
    const coefficients = sum(outer * own, at.second ? extra : -extra);
    return {
      question: paragraphs(inline(given(item, at)), ASK),
      options: siblingOptions({
        at,
        answer: (each) => simplified(item, each),
        show: formula,
        why: `The coefficients of ${inline(power(variable, outside))} are combined: ${inline(equation(coefficients, lowTerm(item, at)))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `multiplying ${outerTerm} by $${opposite}$ in the parentheses instead of $${own}$`,
          },
          {
            code: "opposite-operation",
            deed: `${at.second ? "subtracting" : "adding"} ${lastOne} at the end instead of ${at.second ? "adding" : "subtracting"} it`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `giving the sum of the terms in ${inline(power(variable, outside))} the opposite sign`,
        },
      }),
      opening: "Multiply each term in the parentheses by the monomial, then combine like terms.",
      steps: multiplyingSteps(item, at),
      hint: `What is the product of ${outerTerm} with each of the two terms in the parentheses?`,
      tip: "To check, substitute $1$ for the variable in both expressions: the values must be equal.",
      archetype: "PA02",
    };
  },
  facts: ({ item, at }) => ({ kind: "equivalent", expression: code(given(item, at)) }),
});

/** A monomial taken out of a sum, or multiplied into one. */
export const commonMonomialFactor = defineLevels({
  id: "common-monomial-factor",
  version: 4,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA05", "PA02"],
  optionDesign: "orbit",
  Easy: takeOut,
  Medium: multiplyIn,
});
