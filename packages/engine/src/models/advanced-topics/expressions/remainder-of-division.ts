import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  expression,
  negative,
  polynomial,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

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

/** The value of the polynomial at the zero of the divisor. */
function remainderWork(item: Division, at: Twists): Expression {
  const { coefficients, divisor } = parts(item, at);
  const terms = coefficients.map((coefficient, degree) => {
    const own = power(-divisor, degree);
    if (degree === 0) return expression(coefficient);
    if (coefficient === 1) return own;
    return coefficient === -1 ? negative(own) : times(coefficient, own);
  });
  return sum(...terms.toReversed());
}

/** The coefficients with the sign of the middle one changed; a twist changes that of the constant. */
function changed({ above }: Division): number[] {
  return above.map((each, degree) => (degree === 1 ? -each : each));
}

function stepsOf(item: Division, at: Twists): Step[] {
  const { coefficients, divisor, whole } = parts(item, at);
  const { name } = item;
  const under = sum("x", divisor);
  const over = whole.length > 1 ? polynomial(whole, "x") : expression(whole[0] ?? 0);
  const [constant = 0, ...higher] = coefficients;
  const above = polynomial(coefficients, "x");
  const last = divisor * (whole[0] ?? 0);
  const key = remainder(item, at);
  return [
    stepShowing(
      `Multiply both sides by ${inline(under)}.`,
      equation(above, sum(product(under, over), name)),
    ),
    stepShowing(
      "Expand the product on the right side.",
      equation(above, sum(polynomial([last, ...higher], "x"), name)),
    ),
    stepTo("The constant terms of both sides are equal.", equation(constant, sum(last, name))),
    {
      ...stepThrough(removing(last), name, sum(constant, -last), key),
      claim: `${name} = ${key}`,
    },
  ];
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
  const { coefficients, divisor, whole } = parts(item, at);
  const { name } = item;
  const [constant = 0] = coefficients;
  const work = remainderWork(item, at);
  return {
    question: paragraphs(
      inline(relation(item, at)),
      `In the given equation, $${name}$ is a constant, and the equation is true for all $x \\ne ${-divisor}$. What is the value of $${name}$?`,
    ),
    options: siblingOptions({
      at,
      answer: (each) => remainder(item, each),
      show: numeral,
      why: `It is the value of the numerator ${inline(polynomial(coefficients, "x"))} at $x = ${-divisor}$, the zero of the denominator.`,
      slips: [
        {
          code: "opposite-sign",
          deed: `using $${-constant}$ instead of $${constant}$ as the constant term`,
          work: remainderWork(item, { ...at, first: !at.first }),
        },
        {
          code: "sign-inside-parentheses",
          deed: `substituting $${divisor}$ instead of $${-divisor}$ for $x$`,
          work: remainderWork(item, { ...at, second: !at.second }),
        },
      ],
      corner:
        whole.length > 1
          ? {
              code: "opposite-sign",
              deed: "changing the sign of every term after the first",
              work: remainderWork({ ...item, above: changed(item) }, { ...at, first: !at.first }),
            }
          : {
              code: "sign-lost",
              deed: `moving $${name}$ to the other side without changing its sign`,
              work: negative(work),
            },
    }),
    opening: "Multiply both sides by the denominator, and compare the constant terms.",
    steps: stepsOf(item, at),
    hint: `What is the right side once both sides have been multiplied by ${inline(sum("x", divisor))}?`,
    tip: "The remainder of a division by $x - a$ is the value of the polynomial at $x = a$.",
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
  version: 4,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA12", "PA23"],
  optionDesign: "orbit",
  Medium: linearOverLinear,
  Hard: quadraticOverLinear,
});
