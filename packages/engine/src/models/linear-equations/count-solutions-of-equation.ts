import { UNKNOWNS } from "../../craft/letters.ts";
import { defineLevels, level } from "../../craft/levels.ts";
import type { Sides } from "../../craft/sides.ts";
import { type Twists, twists } from "../../craft/siblings.ts";
import { siblingStatements } from "../../craft/statements.ts";
import { paragraphs } from "../../craft/words.ts";
import { type Operand, equation, polynomial, product, sum } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { gcd } from "../../math/rational.ts";
import type { Facts } from "../../facts/facts.ts";

/** What the equation says at the end: 0 = 0, or 0 = 5; x = 0, or a number. */
interface Outcome {
  readonly x: string;
  readonly solution: number;
}

/** The twists are whether the coefficients on the two sides are equal, and whether the numbers are. */
function verdict({ x, solution }: Outcome, { first, second }: Twists): string {
  if (first) return second ? "It has infinitely many solutions." : "It has no solution.";
  return `Its only solution is ${inline(equation(x, second ? 0 : solution))}.`;
}

/** Each verdict in terms of `start` and `rise`: the left side less the right at 0, and its change up to 1. */
function verdictFacts({ left, right }: Sides, outcome: Outcome): Facts {
  const { solution } = outcome;
  const gap = (x: number) => `(${code(left(x))}) - (${code(right(x))})`;
  const claims: Readonly<Record<string, readonly string[]>> = {
    [verdict(outcome, { first: true, second: true })]: ["start = 0", "rise = 0"],
    [verdict(outcome, { first: true, second: false })]: ["start != 0", "rise = 0"],
    [verdict(outcome, { first: false, second: true })]: ["start = 0", "rise != 0"],
    [verdict(outcome, { first: false, second: false })]: [
      "rise != 0",
      `start + rise*(${solution}) = 0`,
    ],
  };
  return {
    kind: "statement",
    given: [`start = ${gap(0)}`, `rise = ${gap(1)} - (${gap(0)})`],
    claims,
  };
}

interface Bracketed extends Outcome {
  /** a(mx + p) on the left; on the right the same, or another coefficient, or another number. */
  readonly a: number;
  readonly m: number;
  readonly p: number;
  readonly otherCoefficient: number;
  readonly otherNumber: number;
}

function bracketedSides(terms: Bracketed, at: Twists): Sides {
  const { a, m, p, otherCoefficient, otherNumber } = terms;
  const coefficient = at.first ? a * m : otherCoefficient;
  const number = at.second ? a * p : otherNumber;
  return {
    left: (x) => product(a, sum(product(m, x), p)),
    right: (x) => sum(product(coefficient, x), number),
  };
}

function printed({ left, right }: Sides, x: Operand): string {
  return inline(equation(left(x), right(x)));
}

const QUESTION = "Which statement about the given equation is true?";

/** One bracket; the right side may be what it becomes. */
const oneBracket = level<{ terms: Bracketed; at: Twists }>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, m] = [chance.int(2, 9), chance.int(2, 7)];
    const p = chance.nonzero(12);
    const otherCoefficient = chance.int(2, 40);
    const solution = chance.nonzero(9);
    const rise = a * m - otherCoefficient;
    const otherNumber = a * p + rise * solution;
    chance.require(rise !== 0, "the coefficients are equal");
    chance.require(otherNumber !== 0 && Math.abs(otherNumber) <= 99, "the number does not suit");
    const terms = { x: chance.pick(UNKNOWNS), a, m, p, otherCoefficient, otherNumber, solution };
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { x, a, m, p, solution, otherCoefficient, otherNumber } = terms;
    const sides = bracketedSides(terms, at);
    const open = equation(polynomial([a * p, a * m], x), sides.right(x));
    const coefficient = at.first ? a * m : otherCoefficient;
    const number = at.second ? a * p : otherNumber;
    const left = equation(product(a * m - coefficient, x), number - a * p);
    const meaning = at.first
      ? `This is ${at.second ? "true" : "false"} for every value of $${x}$.`
      : `So the only solution is $${x} = ${at.second ? 0 : solution}$.`;
    return {
      question: paragraphs(printed(sides, x), QUESTION),
      options: siblingStatements({
        at,
        say: (each) => verdict(terms, each),
        why: "It follows from comparing the terms of the two sides once the bracket is open.",
        slips: [
          {
            code: "M-EXTR",
            deed: at.first
              ? `overlooking that the terms in $${x}$ cancel`
              : `taking the terms in $${x}$ to cancel, although they differ,`,
          },
          {
            code: "M-DIST",
            deed: at.second
              ? `overlooking that the numbers on the two sides are equal`
              : `taking the numbers on the two sides to be equal, although they differ,`,
          },
        ],
      }),
      opening: "Open the bracket and compare the coefficients and the numbers of the two sides.",
      steps: [
        { text: `With the bracket open, the equation is ${inline(open)}.` },
        {
          text: at.first
            ? `Subtracting ${inline(product(a * m, x))} on both sides leaves $${a * p} = ${number}$.`
            : `With the terms in $${x}$ on one side, this is ${inline(left)}.`,
        },
        { text: meaning },
      ],
      hint: "Multiply out. Are the coefficients on the two sides equal? Are the numbers?",
      tip: "Equal coefficients and different numbers: no solution; all equal: every value is one.",
      archetype: "HA07",
    };
  },
  facts: ({ terms, at }) => verdictFacts(bracketedSides(terms, at), terms),
});

interface TwoBrackets extends Outcome {
  readonly h: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/**
 * a(x - h) + bx = c(x - h) + d with letters for two of the numbers: the twists are whether a + b = c and whether
 * the numbers agree. The middle coefficient makes up for the difference.
 */
function hiddenSides(terms: TwoBrackets, at: Twists): Sides {
  const { a, b, c, h, solution } = terms;
  const coefficient = a + b;
  const total = at.first ? coefficient : c;
  const number = at.second ? -a * h : (coefficient - c) * solution - a * h;
  // The right side is written as total·(x + q) + r, with q as large as it can be.
  const share = gcd(total, number) === total ? number / total : Math.trunc(number / total);
  return {
    left: (x) => sum(product(a, sum(x, -h)), product(b, x)),
    right: (x) =>
      share === 0
        ? sum(product(total, x), number)
        : sum(product(total, sum(x, share)), number - total * share),
  };
}

/** Brackets on both sides hide whether they are the same. */
const bothBrackets = level<{ terms: TwoBrackets; at: Twists }>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const terms = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(2, 9),
      b: chance.int(2, 9) * chance.sign(),
      c: chance.int(2, 12),
      h: chance.nonzero(12),
      solution: chance.nonzero(9),
    };
    const { a, b, c, h } = terms;
    chance.require(a + b > 1 && a + b !== c, "coefficients do not suit");
    const numbers = [a * h, (a + b - c) * terms.solution - a * h];
    chance.require(
      numbers.every((number) => number !== 0 && Math.abs(number) <= 90),
      "the numbers do not suit",
    );
    chance.require(
      numbers.every((number) => [a + b, c].every((total) => Math.abs(number) > total)),
      "a side without a bracket",
    );
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { x, a, b, c, h, solution } = terms;
    const sides = hiddenSides(terms, at);
    const total = at.first ? a + b : c;
    const number = at.second ? -a * h : (a + b - c) * solution - a * h;
    const open = equation(polynomial([-a * h, a + b], x), polynomial([number, total], x));
    return {
      question: paragraphs(printed(sides, x), QUESTION),
      options: siblingStatements({
        at,
        say: (each) => verdict(terms, each),
        why: "It follows from comparing the two sides once both are simplified.",
        slips: [
          {
            code: "M-EXTR",
            deed: at.first
              ? `overlooking that the terms in $${x}$ cancel`
              : `taking the terms in $${x}$ to cancel, although their coefficients differ,`,
          },
          {
            code: "M-DIST",
            deed: at.second
              ? "overlooking that the numbers on the two sides are equal"
              : "taking the numbers on the two sides to be equal, although they differ,",
          },
        ],
      }),
      opening: "Simplify both sides fully before comparing them.",
      steps: [
        { text: `Multiplied out and collected, the equation is ${inline(open)}.` },
        {
          text: at.first
            ? `The coefficients of $${x}$ are equal, so $${x}$ drops out and $${-a * h} = ${number}$ is left.`
            : `The coefficients of $${x}$ differ, so there is exactly one solution.`,
        },
        {
          text: at.first
            ? `This is ${at.second ? "true" : "false"} whatever $${x}$ is.`
            : `${at.second ? "The numbers are equal, so the terms in the unknown are equal only at" : "Gathering terms gives"} $${x} = ${at.second ? 0 : solution}$.`,
        },
      ],
      hint: "Write each side as a multiple of the unknown plus a number. Then compare.",
      tip: "Do not divide by the unknown: that can hide the solution 0.",
      archetype: "HA07",
    };
  },
  facts: ({ terms, at }) => verdictFacts(hiddenSides(terms, at), terms),
});

/** How many solutions a linear equation has. */
export const countSolutionsOfEquation = defineLevels({
  id: "count-solutions-of-equation",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA07"],
  optionDesign: "orbit",
  Easy: oneBracket,
  Medium: bothBrackets,
});
