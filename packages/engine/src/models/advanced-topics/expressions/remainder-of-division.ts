import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, polynomial, product, quotient, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const NAMES = ["r", "k", "c", "n", "p", "b", "d", "m"] as const;

interface Division {
  readonly name: (typeof NAMES)[number];
  /** Coefficients above, from the constant up; a twist sets the sign of the constant. */
  readonly above: readonly number[];
  /** The divisor is x plus or minus this; a twist sets the sign. */
  readonly shift: number;
}

/** The twists are the sign of the constant above and the sign in the divisor. */
function parts({ above, shift }: Division, { first, second }: Twists) {
  const [constant = 0, ...higher] = above;
  const divisor = second ? shift : -shift;
  const coefficients = [first ? constant : -constant, ...higher];
  // Division from the highest power down.
  const quotientTerms: number[] = [];
  let carry = 0;
  for (const coefficient of coefficients.toReversed()) {
    carry = coefficient - divisor * carry;
    quotientTerms.unshift(carry);
  }
  const [rest = 0, ...whole] = quotientTerms;
  return { coefficients, divisor, whole, remainder: rest };
}

function remainder(item: Division, at: Twists): number {
  return parts(item, at).remainder;
}

function relation(item: Division, at: Twists) {
  const { coefficients, divisor, whole } = parts(item, at);
  const under = sum("x", divisor);
  return equation(
    quotient(polynomial(coefficients, "x"), under),
    sum(polynomial(whole, "x"), quotient(item.name, under)),
  );
}

function build({ item, at }: { readonly item: Division; readonly at: Twists }) {
  const { coefficients, divisor, whole, remainder: key } = parts(item, at);
  const { name } = item;
  const [constant = 0] = coefficients;
  const [under, above, over] = [
    sum("x", divisor),
    polynomial(coefficients, "x"),
    polynomial(whole, "x"),
  ];
  return {
    question: paragraphs(
      inline(relation(item, at)),
      `In the given equation, $${name}$ is a constant, and the equation is true for all $x \\ne ${-divisor}$. What is the value of $${name}$?`,
    ),
    options: siblingOptions({
      at,
      answer: (each) => remainder(item, each),
      show: numeral,
      why: "With it, both sides of the equation are the same for every $x$ at which they are defined.",
      slips: [
        {
          code: "opposite-sign",
          deed: `taking the constant term $${constant}$ with the opposite sign`,
        },
        {
          code: "sign-inside-parentheses",
          deed: `working with $x = ${divisor}$ instead of $x = ${-divisor}$`,
        },
      ],
      corner: {
        code: "opposite-sign",
        deed:
          coefficients.length > 2
            ? "taking every term after the first with the opposite sign"
            : "giving the opposite of the remainder",
      },
    }),
    opening: "Multiply both sides by the denominator and compare the constant terms.",
    steps: [
      {
        text: `This gives ${inline(equation(above, sum(product(under, whole.length > 1 ? over : (whole[0] ?? 0)), name)))}.`,
      },
      {
        text: `The constant terms are equal, so $${constant} = ${divisor * (whole[0] ?? 0)} + ${name}$, and $${name} = ${key}$.`,
        claim: `${name} = ${key}`,
      },
      {
        text: `Another way: at $x = ${-divisor}$ the product is $0$, so $${name}$ is the value of ${inline(above)} there.`,
      },
    ],
    hint: "What is left of the right side once both sides have been multiplied by the denominator?",
    tip: "After dividing by $x - a$, what is left over is the value of the polynomial at $x = a$.",
    archetype: whole.length > 1 ? "PA23" : "PA12",
  };
}

function facts({ item, at }: { readonly item: Division; readonly at: Twists }) {
  const { divisor } = parts(item, at);
  // Any x but the excluded one ties the constant.
  const place = divisor === -1 ? 2 : 1;
  return {
    kind: "value" as const,
    given: [code(relation(item, at)).replaceAll("x", `(${place})`)],
    ask: item.name,
    told: [inline(relation(item, at)), `true for all $x \\ne ${-divisor}$`],
  };
}

/** A linear expression is divided by a linear one. */
const linearOverLinear = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      name: chance.pick(NAMES),
      above: [chance.int(2, 50), chance.int(2, 12)],
      shift: chance.int(2, 12),
    };
    chance.require(
      areDistinct([...siblingAnswers((at) => remainder(item, at)), 0]),
      "a remainder is zero",
    );
    return { item, at: twists(chance) };
  },
  build,
  facts,
});

/** A quadratic expression is divided by a linear one. */
const quadraticOverLinear = level({
  space: 1_000_000,
  steps: 4,
  draw: (chance) => {
    const item = {
      name: chance.pick(NAMES),
      above: [chance.int(2, 40), chance.nonzero(15), chance.int(2, 7)],
      shift: chance.int(2, 9),
    };
    const wholes = siblingAnswers((at) => parts(item, at).whole[0] ?? 0);
    chance.require(!wholes.includes(0), "the quotient has no constant");
    chance.require(
      areDistinct([...siblingAnswers((at) => remainder(item, at)), 0]),
      "a remainder is zero",
    );
    return { item, at: twists(chance) };
  },
  build,
  facts,
});

/** The numerator that is left over when a polynomial is divided by a linear expression. */
export const remainderOfDivision = defineLevels({
  id: "remainder-of-division",
  version: 2,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA12", "PA23"],
  optionDesign: "orbit",
  Medium: linearOverLinear,
  Hard: quadraticOverLinear,
});
