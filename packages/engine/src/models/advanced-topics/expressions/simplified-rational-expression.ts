import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  polynomial,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

type Linear = readonly [constant: number, slope: number];

interface Cancelled {
  readonly above: Linear;
  readonly below: Linear;
  /** The common factor is x plus this. */
  readonly shift: number;
}

function line(terms: Linear): Expression {
  return polynomial(terms, "x");
}

/** The twists are the signs of the two constants. */
function lines({ above, below }: Cancelled, { first, second }: Twists): readonly [Linear, Linear] {
  return [
    [first ? above[0] : -above[0], above[1]],
    [second ? below[0] : -below[0], below[1]],
  ];
}

function times([constant, slope]: Linear, shift: number): Expression {
  return polynomial([constant * shift, constant + slope * shift, slope], "x");
}

function given(item: Cancelled, at: Twists): Expression {
  const [above, below] = lines(item, at);
  return quotient(times(above, item.shift), times(below, item.shift));
}

function short(item: Cancelled, at: Twists): Expression {
  const [above, below] = lines(item, at);
  return quotient(line(above), line(below));
}

/** Two quadratic expressions share a linear factor. */
const cancelFactor = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const linear = (): Linear => [chance.int(1, 12), chance.int(1, 5)];
    const item = { above: linear(), below: linear(), shift: chance.nonzero(9) };
    const ratios = [item.above, item.below].map(([constant, slope]) => constant / slope);
    chance.require(
      areDistinct([...ratios.map((ratio) => ratio * 60), Math.abs(item.shift) * 60]),
      "another common factor",
    );
    chance.require(
      gcd(...item.above) === 1 && gcd(...item.below) === 1 && item.above[1] !== item.below[1],
      "a number can be taken out, or the fractions are alike",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const [above, below] = lines(item, at);
    const common = sum("x", item.shift);
    const factored = quotient(product(common, line(above)), product(common, line(below)));
    return {
      question: paragraphs(
        inline(given(item, at)),
        "Which expression is equivalent to the given expression wherever both are defined?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => short(item, each),
        show: formula,
        why: `It is what remains when the factor ${inline(common)} is canceled above and below.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `factoring the numerator with $${-above[0]}$ instead of $${above[0]}$`,
          },
          {
            code: "opposite-sign",
            deed: `factoring the denominator with $${-below[0]}$ instead of $${below[0]}$`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: "writing both factors that remain with the opposite sign",
        },
      }),
      opening: "Factor the numerator and the denominator, then cancel the factor they share.",
      steps: [
        {
          text: `The numerator is ${inline(product(common, line(above)))}.`,
          claim: code(equation(times(above, item.shift), product(common, line(above)))),
        },
        {
          text: `The denominator is ${inline(product(common, line(below)))}.`,
          claim: code(equation(times(below, item.shift), product(common, line(below)))),
        },
        {
          text: `Canceling ${inline(common)} leaves ${inline(short(item, at))}.`,
          claim: code(equation(factored, short(item, at))),
        },
      ],
      hint: "Only whole factors may be canceled, never single terms. Which factor is above and below?",
      tip: "Put one easy number into the given expression and into your answer; the values must agree.",
    };
  },
  facts: ({ item, at }) => ({ kind: "equivalent", expression: code(given(item, at)) }),
});

interface Divisible {
  readonly lead: number;
  /** The divisor is x plus or minus this. */
  readonly shift: number;
  /** The quotient has this constant, up to its sign. */
  readonly rest: number;
  readonly names: readonly [string, string];
}

const NAMES = [
  ["k", "c"],
  ["b", "c"],
  ["p", "q"],
  ["k", "r"],
  ["m", "n"],
  ["a", "b"],
  ["r", "s"],
  ["h", "k"],
] as const;

/** The twists are the sign in the divisor and the sign of the constant above. */
function signedParts({ shift, rest }: Divisible, { first, second }: Twists) {
  const divisor = first ? shift : -shift;
  const constant = second ? shift * rest : -shift * rest;
  return { divisor, constant, remains: constant / divisor };
}

function middle(item: Divisible, at: Twists): number {
  const { divisor, remains } = signedParts(item, at);
  return item.lead * divisor + remains;
}

function identity(item: Divisible, at: Twists) {
  const { divisor, constant } = signedParts(item, at);
  const [name, other] = item.names;
  const above = sum(polynomial([0, 0, item.lead], "x"), product(name, "x"), constant);
  const right = sum(product(item.lead, "x"), other);
  return { above, below: sum("x", divisor), right };
}

/** The middle coefficient is a constant such that the denominator divides the numerator. */
const dividesEvenly = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const item = {
      lead: chance.int(2, 9),
      shift: chance.int(2, 15),
      rest: chance.int(2, 30),
      names: chance.pick(NAMES),
    };
    chance.require(item.lead * item.shift !== item.rest, "the middle term is missing");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { names, lead } = item;
    const [name, other] = names;
    const { divisor, constant, remains } = signedParts(item, at);
    const { above, below, right } = identity(item, at);
    const key = middle(item, at);
    return {
      question: paragraphs(
        inline(equation(quotient(above, below), right)),
        `In the given equation, $${name}$ and $${other}$ are constants, and the equation is true for all $x \\ne ${-divisor}$. What is the value of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => middle(item, each),
        show: numeral,
        why: `With it, the numerator is ${inline(below)} times ${inline(polynomial([remains, lead], "x"))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking the denominator for ${inline(sum("x", -divisor))}`,
          },
          {
            code: "sign-lost",
            deed: `moving the constant term $${constant}$ to the other side without changing its sign`,
          },
        ],
        corner: {
          code: "opposite-operation",
          deed: `subtracting $${remains}$ instead of adding it to $${lead * divisor}$`,
        },
      }),
      opening: "Multiply both sides by the denominator and compare the coefficients.",
      steps: [
        {
          text: `The numerator must be ${inline(product(below, right))}.`,
        },
        {
          text: `Its constant term gives $${constant} = ${divisor === 1 ? "" : divisor}${other}$, so $${other} = ${remains}$.`,
          claim: `${other} = ${remains}`,
        },
        {
          text: `Its $x$-term gives ${inline(equation(name, sum(lead * divisor, other)))}, so $${name} = ${key}$.`,
          claim: `${name} = ${key}`,
        },
        {
          text: `Another way: the numerator must be $0$ at $x = ${-divisor}$, because the denominator is.`,
        },
      ],
      hint: "What is the numerator if the fraction is equal to the right side? Multiply out.",
      tip: "If a fraction simplifies to a polynomial, the zero of the denominator is a zero of the numerator.",
    };
  },
  facts: ({ item, at }) => {
    const { above, below, right } = identity(item, at);
    const relation = code(equation(above, product(below, right)));
    const { divisor } = signedParts(item, at);
    return {
      kind: "value",
      given: ["0", "1"].map((value) => relation.replaceAll("x", `(${value})`)),
      ask: item.names[0],
      told: [inline(equation(quotient(above, below), right)), `true for all $x \\ne ${-divisor}$`],
    };
  },
});

/** A quotient of polynomials whose numerator and denominator share a factor. */
export const simplifiedRationalExpression = defineLevels({
  id: "simplified-rational-expression",
  version: 2,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA11"],
  optionDesign: "orbit",
  Medium: cancelFactor,
  Hard: dividesEvenly,
});
