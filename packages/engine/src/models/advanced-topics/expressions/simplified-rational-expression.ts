import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  fraction,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

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

function multiplied([constant, slope]: Linear, shift: number): Expression {
  return polynomial([constant * shift, constant + slope * shift, slope], "x");
}

function given(item: Cancelled, at: Twists): Expression {
  const [above, below] = lines(item, at);
  return quotient(multiplied(above, item.shift), multiplied(below, item.shift));
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
        why: `The factor ${inline(common)} is in the numerator and the denominator, and this quotient remains without it.`,
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
          deed: `factoring both with the opposite signs, $${-above[0]}$ and $${-below[0]}$,`,
        },
      }),
      opening: "Factor the numerator and the denominator, then cancel the factor they share.",
      steps: [
        stepTo(
          "Factor the numerator.",
          equation(multiplied(above, item.shift), product(common, line(above))),
        ),
        stepTo(
          "Factor the denominator.",
          equation(multiplied(below, item.shift), product(common, line(below))),
        ),
        stepTo(`Cancel the common factor ${inline(common)}.`, equation(factored, short(item, at))),
      ],
      hint: "Which linear factor do the numerator and the denominator have in common?",
      tip: "Only factors of the whole numerator and the whole denominator may be canceled, not terms.",
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

/** The coefficient of x in the product of the divisor and the quotient. */
function middleWork(lead: number, divisor: number, constant: number): Expression {
  return sum(times(lead, divisor), fraction(constant, divisor));
}

function dividingSteps(item: Divisible, at: Twists): Step[] {
  const { lead, names } = item;
  const [name, other] = names;
  const { divisor, constant, remains } = signedParts(item, at);
  const { above, below, right } = identity(item, at);
  const spread = sum(
    polynomial([0, 0, lead], "x"),
    product(sum(lead * divisor, other), "x"),
    product(divisor, other),
  );
  const key = middle(item, at);
  return [
    {
      text: paragraphs(
        `Multiply both sides by ${inline(below)}. The numerator must be equal to the product on the right side.`,
        inline(product(below, right)),
      ),
    },
    stepShowing(
      `Expand this product, and compare it with ${inline(above)}.`,
      equation(product(below, right), spread),
    ),
    {
      ...stepThrough(
        `The constant terms are equal, so divide $${constant}$ by $${divisor}$.`,
        other,
        fraction(constant, divisor),
        remains,
      ),
      claim: `${other} = ${remains}`,
    },
    {
      ...stepThrough(
        "The coefficients of $x$ are equal.",
        name,
        sum(times(lead, divisor), remains),
        key,
      ),
      claim: `${name} = ${key}`,
    },
  ];
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
    return {
      question: paragraphs(
        inline(equation(quotient(above, below), right)),
        `In the given equation, $${name}$ and $${other}$ are constants, and the equation is true for all $x \\ne ${-divisor}$. What is the value of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => middle(item, each),
        show: numeral,
        why: `With it, the numerator is the product of ${inline(below)} and ${inline(polynomial([remains, lead], "x"))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using ${inline(sum("x", -divisor))} as the denominator instead of ${inline(below)}`,
            work: middleWork(lead, -divisor, constant),
          },
          {
            code: "opposite-sign",
            deed: `using $${-constant}$ instead of $${constant}$ as the constant term`,
            work: middleWork(lead, divisor, -constant),
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `multiplying $${lead}$ by $${-divisor}$ instead of $${divisor}$`,
          work: sum(times(lead, -divisor), remains),
        },
      }),
      opening: "Multiply both sides by the denominator and compare the coefficients.",
      steps: dividingSteps(item, at),
      hint: `What is the product of ${inline(below)} and ${inline(right)}, written without parentheses?`,
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
  version: 3,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA11"],
  optionDesign: "orbit",
  Medium: cancelFactor,
  Hard: dividesEvenly,
});
