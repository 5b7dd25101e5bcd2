import { ascendingInts, differentInts } from "../../../craft/draws/draws.ts";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs, sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  call,
  equation,
  polynomial,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

interface Listed {
  readonly name: string;
  readonly sizes: readonly [number, number];
  /** Rows besides the zero and the row of x = 0. */
  readonly rows: readonly (readonly [x: number, value: number])[];
}

/** The twists are which size the zero has (the other is the value at 0) and the sign of both. */
function zeroAt({ sizes: [a, b] }: Listed, { first, second }: Twists): number {
  return (second ? 1 : -1) * (first ? a : b);
}

function factorOf(item: Listed, at: Twists) {
  return sum("x", -zeroAt(item, at));
}

function factorText(item: Listed, at: Twists): string {
  return inline(factorOf(item, at));
}

/** The name of the value at a place, for the facts. */
function valueName(x: number): string {
  return x < 0 ? `m${-x}` : `p${x}`;
}

/** A table of values of a polynomial is given, and a factor is asked. */
const fromTable = level({
  space: 1_000_000,
  steps: 2,
  draw: (chance) => {
    const sizes = ascendingInts(chance, 1, 12);
    const places = chance.sample(
      Array.from({ length: 21 }, (_, place) => place - 10).filter(
        (place) => place !== 0 && !sizes.includes(Math.abs(place)),
      ),
      3,
    );
    const item = {
      name: chance.pick(["f", "g", "h", "p", "q"]),
      sizes,
      rows: places.map((x) => [x, chance.nonzero(60)] as const),
    };
    chance.require(
      item.rows.every(([, value]) => !sizes.includes(Math.abs(value))),
      "a value is one of the sizes",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name } = item;
    const zero = zeroAt(item, at);
    const start = zeroAt(item, { ...at, first: !at.first });
    const rows = [...item.rows, [zero, 0] as const, [0, start] as const].toSorted(
      ([one], [other]) => one - other,
    );
    return {
      question: sentences(
        `The table shows some values of $x$ and the corresponding values of the polynomial function $${name}$.`,
        `Which expression must be a factor of $${name}(x)$?`,
      ),
      figure: dataTable("Table of values", ["$x$", `$${name}(x)$`], rows),
      options: siblingOptions({
        at,
        answer: (each) => factorOf(item, each),
        show: formula,
        why: `This factor is zero at $x = ${zero}$, and so is $${name}(x)$.`,
        slips: [
          {
            code: "input-for-output",
            deed: `treating $${start}$, which is the value of $${name}(0)$, as a zero of $${name}$`,
          },
          {
            code: "sign-inside-parentheses",
            deed: `adding the zero $${zero}$ to $x$ instead of subtracting it, which makes the factor zero at $x = ${-zero}$,`,
          },
        ],
        corner: {
          code: "input-for-output",
          deed: `adding $${start}$, which is the value of $${name}(0)$, to $x$`,
        },
      }),
      opening:
        "If the value of a polynomial is $0$ at $x = a$, then $x - a$ is one of its factors.",
      steps: [
        stepTo(
          `Find the row in which the value of $${name}$ is $0$.`,
          equation(call(name, zero), 0),
          `${valueName(zero)} = 0`,
        ),
        {
          text: `The row $x = 0$ shows the value $${name}(0) = ${start}$. It is not $0$, so this row gives no factor.`,
          claim: `p0 = ${start}`,
        },
        zero < 0
          ? {
              text: `Subtract the zero, $${zero}$, from $x$ to write the factor.\n\n$x - (${zero}) = x + ${-zero}$`,
            }
          : {
              text: `Subtract the zero, $${zero}$, from $x$ to write the factor.\n\n$x - ${zero}$`,
            },
      ],
      hint: `For which $x$ in the table is the value of $${name}(x)$ equal to $0$?`,
      tip: "To check a factor, find the $x$ at which it is zero: the polynomial must be zero there.",
      archetype: "PC28",
    };
  },
  facts: ({ item, at }) => {
    const start = zeroAt(item, { ...at, first: !at.first });
    return {
      kind: "statement",
      given: [
        `${valueName(zeroAt(item, at))} = 0`,
        `p0 = ${start}`,
        ...item.rows.map(([x, value]) => `${valueName(x)} = ${value}`),
      ],
      claims: statementClaims(
        (each) => factorText(item, each),
        (each) => [`${valueName(zeroAt(item, each))} = 0`],
      ),
      told: [`values of $x$ and values of $${item.name}$ factor of $${item.name}(x)$`],
    };
  },
});

interface Cubic {
  readonly name: string;
  readonly letter: string;
  readonly lead: number;
  readonly size: number;
  /** The coefficient of x over the size, and the constant over its square. */
  readonly quotients: readonly [number, number];
}

/** The twists are the sign in the factor and of the constant term. */
function coefficients({ size, quotients: [n, m] }: Cubic, { first, second }: Twists) {
  return {
    zero: first ? size : -size,
    middle: size * n,
    last: (second ? 1 : -1) * size * size * m,
  };
}

function cubicAt(item: Cubic, at: Twists) {
  const { middle, last } = coefficients(item, at);
  const highest = product(item.lead, power("x", 3));
  const open = product(item.letter, power("x", 2));
  return equation(call(item.name, "x"), sum(highest, open, polynomial([last, middle], "x")));
}

function missing(item: Cubic, at: Twists): number {
  const { zero, middle, last } = coefficients(item, at);
  return -(item.lead * zero ** 3 + middle * zero + last) / zero ** 2;
}

/** Minus the known terms at the zero, over its square. */
function missingWork(item: Cubic, at: Twists): Expression {
  const { zero, middle, last } = coefficients(item, at);
  return quotient(sum(-item.lead * zero ** 3, -middle * zero, -last), zero ** 2);
}

function cubicSteps(item: Cubic, at: Twists): Step[] {
  const { name, letter, lead } = item;
  const { zero, middle, last } = coefficients(item, at);
  const [square, cube] = [zero ** 2, lead * zero ** 3];
  const known = cube + middle * zero + last;
  const combined = equation(sum(product(square, letter), known), 0);
  const terms = [product(lead, power(zero, 3)), times(letter, power(zero, 2))];
  return [
    stepTo(
      `The factor ${inline(sum("x", -zero))} is zero at $x = ${zero}$, so $${name}(x)$ is zero there. Substitute $${zero}$ for $x$.`,
      equation(sum(...terms, times(middle, zero), last), 0),
      code(combined),
    ),
    stepTo(
      "Find the powers and the products.",
      equation(sum(cube, product(square, letter), middle * zero, last), 0),
    ),
    stepThrough(`Add the numbers without $${letter}$.`, sum(cube, middle * zero, last), known),
    stepTo("Write the equation with their sum.", combined),
    stepThrough(
      `${known > 0 ? "Subtract" : "Add"} ${inline(Math.abs(known))} ${known > 0 ? "from" : "to"} both sides, and divide by $${square}$.`,
      letter,
      quotient(-known, square),
      missing(item, at),
    ),
  ];
}

/** A linear factor of a cubic polynomial is given, and an unknown coefficient is asked. */
const unknownCoefficient = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [n, m] = differentInts(chance, 1, 12);
    const item = {
      name: chance.pick(["f", "g", "h", "p"]),
      letter: chance.pick(["k", "a", "b", "c"]),
      lead: chance.int(1, 6),
      size: chance.int(2, 9),
      quotients: [chance.sign() * n, m] as const,
    };
    const answers = siblingAnswers((at) => missing(item, at));
    chance.require(areDistinct([...answers, 0]), "answers coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name, letter, lead } = item;
    const { zero, middle, last } = coefficients(item, at);
    const { first, second } = at;
    const factor = inline(sum("x", -zero));
    return {
      question: paragraphs(
        inline(cubicAt(item, at)),
        `In the given function, $${letter}$ is a constant. If ${factor} is a factor of $${name}(x)$, what is the value of $${letter}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => missing(item, each),
        show: numeral,
        why: `With this value of $${letter}$, $${name}(x)$ is zero at $x = ${zero}$, where ${factor} is zero.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `substituting $${-zero}$ instead of $${zero}$ for $x$`,
            work: missingWork(item, { first: !first, second }),
          },
          {
            code: "opposite-sign",
            deed: `changing the sign of the constant term $${last}$ on the left side`,
            work: missingWork(item, { first, second: !second }),
          },
        ],
        corner: {
          code: "sign-lost",
          deed: "moving the known terms to the right side without changing their signs",
          work: quotient(sum(lead * zero ** 3, middle * zero, last), zero ** 2),
        },
      }),
      opening: "A polynomial is zero wherever one of its factors is zero.",
      steps: cubicSteps(item, at),
      hint: `For which $x$ is ${factor} equal to $0$, and what is the value of $${name}(x)$ there?`,
      tip: "To use a factor $x - a$, substitute $a$ for $x$ and set the result equal to $0$.",
      archetype: "PC30",
    };
  },
  facts: ({ item, at }) => {
    const { zero, middle, last } = coefficients(item, at);
    return {
      kind: "value",
      given: [
        `z - (${zero}) = 0`,
        `${item.lead}*z^3 + ${item.letter}*z^2 + (${middle})*z + (${last}) = 0`,
      ],
      ask: item.letter,
      told: [
        inline(cubicAt(item, at)),
        `${inline(sum("x", -zero))} factor of $${item.name}(x)$ value of $${item.letter}$`,
      ],
    };
  },
});

/** A linear factor of a polynomial, from its values, or a coefficient from a factor. */
export const factorOfPolynomial = defineLevels({
  id: "factor-of-polynomial",
  version: 5,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC28", "PC30"],
  optionDesign: "orbit",
  Medium: fromTable,
  Hard: unknownCoefficient,
});
