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
import { paragraphs, sentences } from "../../../craft/wording/words.ts";
import { call, equation, polynomial, power, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

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
        why: `It is zero at $x = ${zero}$, where $${name}(x)$ is zero.`,
        slips: [
          {
            code: "input-for-output",
            deed: `taking $${start}$, the value at $x = 0$, for a zero of the function`,
          },
          {
            code: "sign-inside-parentheses",
            deed: "writing the zero into the factor with the wrong sign",
          },
        ],
        corner: {
          code: "input-for-output",
          deed: `taking $${start}$, the value at $x = 0$, for the number in the factor`,
        },
      }),
      opening:
        "Each zero of a polynomial belongs to a linear factor that is zero at the same place.",
      steps: [
        { text: `The table shows $${name}(${zero}) = 0$.`, claim: `${valueName(zero)} = 0` },
        { text: `So ${factorText(item, at)}, which is zero at $x = ${zero}$, is a factor.` },
        { text: `The row $x = 0$ shows only that $${name}(0) = ${start}$.` },
      ],
      hint: "For which $x$ in the table is the value of the function zero?",
      tip: "A zero $a$ and a factor $x - a$ are the same news told in two ways.",
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
    const key = missing(item, at);
    const [cube, square] = [lead * zero ** 3, zero ** 2];
    const put = equation(sum(product(square, letter), cube + middle * zero + last), 0);
    return {
      question: paragraphs(
        inline(cubicAt(item, at)),
        `In the given function, $${letter}$ is a constant. If ${inline(sum("x", -zero))} is a factor of $${name}(x)$, what is the value of $${letter}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => missing(item, each),
        show: numeral,
        why: `With it, $${name}(${zero}) = 0$.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `putting in $x = ${-zero}$ instead of $x = ${zero}$`,
          },
          {
            code: "opposite-sign",
            deed: `taking the constant term $${last}$ with the opposite sign`,
          },
        ],
        corner: {
          code: "sign-lost",
          deed: "moving the known terms to the other side without changing their signs",
        },
      }),
      opening: "A linear factor means that the polynomial is zero where the factor is zero.",
      steps: [
        { text: `So $${name}(${zero}) = 0$.` },
        {
          text: `Putting in $x = ${zero}$ gives ${inline(put)}.`,
          claim: code(put),
        },
        { text: `So $${letter} = ${key}$.`, claim: `${letter} = ${key}` },
      ],
      hint: "For which $x$ is the given factor zero? What is the polynomial there?",
      tip: "You need no long division here: put the zero of the factor into the polynomial.",
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
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC28", "PC30"],
  optionDesign: "orbit",
  Medium: fromTable,
  Hard: unknownCoefficient,
});
