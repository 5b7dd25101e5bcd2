import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type Sides, constantGap } from "../../../craft/algebra/sides.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation, product, quotient, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Facts } from "../../../facts/facts.ts";

/** Letters of the constant and of the unknown. */
const LETTERS = [
  ["k", "x"],
  ["a", "x"],
  ["c", "x"],
  ["p", "x"],
  ["k", "y"],
  ["a", "t"],
] as const;

function asks(given: Relation, k: string): string {
  return paragraphs(
    inline(given),
    `In the given equation, $${k}$ is a constant. The equation has no solution. What is the value of $${k}$?`,
  );
}

function printed({ left, right }: Sides, x: string): Relation {
  return equation(left(x), right(x));
}

function factsOf(sides: Sides, [k, x]: readonly [string, string]): Facts {
  return {
    kind: "value",
    given: [...constantGap(sides), "gap != 0"],
    ask: k,
    told: [inline(printed(sides, x)), `$${k}$ constant no solution value of $${k}$`],
  };
}

interface Plain {
  readonly letters: readonly [string, string];
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The twists are the signs of a and of c: kx ± a(x + b) = ±cx + d. */
function plainSides({ letters: [k], a, b, c, d }: Plain, { first, second }: Twists): Sides {
  return {
    left: (x) => sum(product(k, x), product(first ? a : -a, sum(x, b))),
    right: (x) => sum(product(second ? c : -c, x), d),
  };
}

function plainConstant({ a, c }: Plain, { first, second }: Twists): number {
  return (second ? c : -c) - (first ? a : -a);
}

/** The constant is the coefficient of the unknown. */
const asCoefficient = level<{ terms: Plain; at: Twists }>({
  space: 300_000,
  steps: 3,
  draw: (chance) => {
    const terms: Plain = {
      letters: chance.pick(LETTERS),
      a: chance.int(2, 9),
      b: chance.nonzero(12),
      c: chance.int(3, 20),
      d: chance.nonzero(30),
    };
    const { a, b, c, d } = terms;
    chance.require(Math.abs(a - c) > 1 && Math.abs(d) !== Math.abs(a * b), "numbers coincide");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { letters, a, b, c, d } = terms;
    const [k, x] = letters;
    const key = plainConstant(terms, at);
    const [plus, number] = at.first ? [a, a * b] : [-a, -a * b];
    const total = at.second ? c : -c;
    const open = sum(product(sum(k, plus), x), number);
    const equal = equation(sum(k, plus), total);
    return {
      question: asks(printed(plainSides(terms, at), x), k),
      options: siblingOptions({
        at,
        answer: (each) => plainConstant(terms, each),
        show: numeral,
        why: `With this value the coefficients of $${x}$ are equal and the numbers are not.`,
        slips: [
          {
            code: "sign-lost",
            deed: `${at.first ? "adding" : "subtracting"} $${a}$ instead of ${at.first ? "subtracting" : "adding"} it when comparing coefficients`,
          },
          {
            code: "opposite-sign",
            deed: `taking the coefficient of $${x}$ on the right to be $${-total}$`,
          },
        ],
      }),
      opening:
        "A linear equation has no solution if the unknown drops out and the numbers disagree.",
      steps: [
        {
          text: `Collected, the left side is ${inline(open)}, and the coefficient of $${x}$ on the right is $${total}$.`,
        },
        {
          text: `The unknown drops out only if ${inline(equal)}, so ${inline(equation(k, key))}.`,
          claim: code(equation(k, key)),
        },
        {
          text: `Then $${number} = ${d}$ is left, which is false, so there is indeed no solution.`,
        },
      ],
      hint: `For which $${k}$ does $${x}$ drop out of the equation?`,
      tip: "No solution means parallel lines: the same slope and different intercepts.",
      archetype: "HA08",
    };
  },
  facts: ({ terms, at }) => factsOf(plainSides(terms, at), terms.letters),
});

interface Nested {
  readonly letters: readonly [string, string];
  readonly m: number;
  readonly b: number;
  readonly a: number;
  readonly c: number;
  readonly d: number;
}

/** The twists are the sign of a and whether k is divided or multiplied by m: (kx + b)/m or m(kx + b), ± ax, = cx + d. */
function nestedSides({ letters: [k], m, a, b, c, d }: Nested, { first, second }: Twists): Sides {
  const inner = (x: Parameters<Sides["left"]>[0]) => sum(product(k, x), b);
  return {
    left: (x) =>
      sum(second ? quotient(inner(x), m) : product(m, inner(x)), product(first ? a : -a, x)),
    right: (x) => sum(product(c, x), d),
  };
}

function nestedConstant({ m, a, c }: Nested, { first, second }: Twists): number {
  const rest = first ? c - a : c + a;
  return second ? rest * m : rest / m;
}

/** The constant stands inside a bracket or a fraction. */
const inside = level<{ terms: Nested; at: Twists }>({
  space: 200_000,
  steps: 4,
  draw: (chance) => {
    const m = chance.int(2, 6);
    const half = m * chance.int(1, 8);
    const more = m * chance.int(1, 12);
    chance.require((half + more) % 2 === 0 && more > half, "no whole coefficients");
    const terms: Nested = {
      letters: chance.pick(LETTERS),
      m,
      b: m * chance.nonzero(9),
      a: (more - half) / 2,
      c: (more + half) / 2,
      d: chance.nonzero(20),
    };
    const { a, b, c, d } = terms;
    chance.require(a > 1 && c <= 40, "the coefficients do not suit");
    chance.require(![b / m, b * m].includes(d), "infinitely many solutions");
    const values = siblingAnswers((at) => nestedConstant(terms, at));
    chance.require(areDistinct(values) && !values.includes(1), "values coincide");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { letters, m, a, b, c, d } = terms;
    const [k, x] = letters;
    const key = nestedConstant(terms, at);
    const rest = at.first ? c - a : c + a;
    const share = at.second ? quotient(k, m) : product(m, k);
    const equal = equation(sum(share, at.first ? a : -a), c);
    return {
      question: asks(printed(nestedSides(terms, at), x), k),
      options: siblingOptions({
        at,
        answer: (each) => nestedConstant(terms, each),
        show: numeral,
        why: `With this value the coefficients of $${x}$ are equal and the numbers are not.`,
        slips: [
          {
            code: "sign-lost",
            deed: `setting the share of $${k}$ equal to $${at.first ? c + a : c - a}$ instead of $${rest}$`,
          },
          {
            code: "opposite-operation",
            deed: `${at.second ? "dividing" : "multiplying"} by $${m}$ at the end instead of ${at.second ? "multiplying" : "dividing"}`,
          },
        ],
      }),
      opening: "There is no solution if the unknown drops out and a false statement is left.",
      steps: [
        {
          text: `Multiplied out, the coefficient of $${x}$ is ${inline(equal.left)} on the left and $${c}$ on the right.`,
        },
        {
          text: `They must be equal, so ${inline(equation(share, rest))} and ${inline(equation(k, key))}.`,
          claim: code(equation(k, key)),
        },
        {
          text: `Without the terms in $${x}$, $${at.second ? b / m : b * m} = ${d}$ is left, which is false, so there is no solution.`,
        },
      ],
      hint: `What is the coefficient of $${x}$ on each side once the left side is multiplied out?`,
      tip: "First make the coefficients equal, then check that the numbers are not.",
      archetype: "HA08",
    };
  },
  facts: ({ terms, at }) => factsOf(nestedSides(terms, at), terms.letters),
});

/** The constant for which a linear equation has no solution. */
export const constantForNoSolution = defineLevels({
  id: "constant-for-no-solution",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA08"],
  optionDesign: "orbit",
  Medium: asCoefficient,
  Hard: inside,
});
