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
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

interface Factors {
  /** A common factor of all three terms. */
  readonly scale: number;
  readonly x: string;
  /** A second letter beside the last terms of the factors, if there is one. */
  readonly y: string | null;
  /** The factors with both signs positive. */
  readonly one: Binomial;
  readonly other: Binomial;
}

type Given = { readonly factors: Factors; readonly at: Twists };

function factorsAt({ one, other }: Factors, { first, second }: Twists): [Binomial, Binomial] {
  return [
    [one[0], first ? one[1] : -one[1]],
    [other[0], second ? other[1] : -other[1]],
  ];
}

function factored(factors: Factors, at: Twists): Expression {
  const { scale, x, y } = factors;
  const trees = factorsAt(factors, at).map(([lead, last]) =>
    y === null ? binomial([lead, last], x) : sum(product(lead, x), product(last, y)),
  );
  return product(scale, ...trees);
}

function expanded(factors: Factors, at: Twists): Expression {
  const { scale, x, y } = factors;
  const [a, b, c] = multiplied(...factorsAt(factors, at));
  if (y === null) return standardForm([scale * a, scale * b, scale * c], x);
  return sum(
    product(scale * a, power(x, 2)),
    product(scale * b, x, y),
    product(scale * c, power(y, 2)),
  );
}

function signDeed(value: number, which: string): string {
  return `taking $${-value}$ instead of $${value}$ in the ${which} factor`;
}

function draft({ factors, at }: Given, archetype: string) {
  const { scale, x } = factors;
  const [one, other] = factorsAt(factors, at);
  const [a, b, c] = multiplied(one, other);
  const [shown, key] = [expanded(factors, at), factored(factors, at)];
  const inner = expanded({ ...factors, scale: 1 }, at);
  const [left, right] = [one[0] * other[1], one[1] * other[0]];
  return {
    question: paragraphs(inline(shown), "Which expression is equivalent to the given expression?"),
    options: siblingOptions({
      at,
      answer: (each) => factored(factors, each),
      show: formula,
      why: `Multiplied out, it has the same three terms as the given expression.`,
      slips: [
        { code: "opposite-sign", deed: signDeed(one[1], "first") },
        { code: "opposite-sign", deed: signDeed(other[1], "second") },
      ],
      corner: {
        code: "opposite-sign",
        deed: "choosing two numbers with the right product but the opposite sum",
      },
    }),
    opening: "Look for two numbers whose product and whose sum match the coefficients.",
    steps: [
      ...(scale === 1
        ? []
        : [
            {
              text: `All terms have the factor $${scale}$, which leaves ${inline(inner)}.`,
              claim: code(equation(shown, product(scale, inner))),
            },
          ]),
      {
        text: `Two numbers with the product $${a * c}$ and the sum $${b}$ are $${left}$ and $${right}$.`,
        claim: `${left}*(${right}) = ${a * c}`,
      },
      {
        text: `So the expression is ${inline(key)}.`,
        claim: code(equation(shown, key)),
      },
      {
        text: `To check, multiply out: the middle term must be ${inline(product(scale * b, x, ...(factors.y === null ? [] : [factors.y])))}.`,
      },
    ],
    hint: "What does the sign of the last term say about the signs in the two factors?",
    tip: "If the last term is negative, the factors have different signs; if not, they share the sign of the middle term.",
    archetype,
  } as const;
}

/** A common factor and a trinomial with leading coefficient 1. */
const monic = level<Given>({
  space: 130_000,
  steps: 2,
  draw: (chance) => {
    const [p, q] = [chance.int(1, 15), chance.int(1, 15)];
    chance.require(p < q, "one order only");
    const scale = chance.int(1, 9);
    const [x, y] = chance.sample(UNKNOWNS, 2);
    const factors = { scale, x: x ?? "x", y: chance.flip() ? (y ?? "y") : null } as const;
    return { factors: { ...factors, one: [1, p], other: [1, q] }, at: twists(chance) };
  },
  build: (given) => draft(given, "PA07"),
  facts: ({ factors, at }) => ({ kind: "equivalent", expression: code(expanded(factors, at)) }),
});

/** A trinomial whose leading coefficient must be split too. */
const splitLead = level<Given>({
  space: 200_000,
  steps: 3,
  draw: (chance) => {
    const [p, r] = [chance.int(2, 7), chance.int(1, 5)];
    const [q, s] = [chance.int(1, 11), chance.int(1, 11)];
    chance.require(gcd(p, q) === 1 && gcd(r, s) === 1, "a common factor inside a bracket");
    chance.require(p * s !== q * r, "the middle terms cancel");
    const [x, y] = chance.sample(UNKNOWNS, 2);
    const factors = { scale: 1, x: x ?? "x", y: chance.flip() ? (y ?? "y") : null } as const;
    return { factors: { ...factors, one: [p, q], other: [r, s] }, at: twists(chance) };
  },
  build: (given) => draft(given, "PA07"),
  facts: ({ factors, at }) => ({ kind: "equivalent", expression: code(expanded(factors, at)) }),
});

/** The factored form of a trinomial. */
export const factorAQuadraticExpression = defineLevels({
  id: "factor-a-quadratic-expression",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA07"],
  optionDesign: "orbit",
  Easy: monic,
  Medium: splitLead,
});
