import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import type { Sides } from "../../../craft/algebra/sides.ts";
import {
  type Outcome,
  VERDICT_ASKED,
  printed,
  verdict,
  verdictFacts,
} from "../../../craft/algebra/verdicts.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementOptions } from "../../../craft/options/statements.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, polynomial, product, sum } from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";
import { inline, tex } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

interface Compared {
  readonly x: string;
  /** The coefficients of the unknown on the two sides, and the numbers. */
  readonly coefficients: readonly [number, number];
  readonly numbers: readonly [number, number];
}

/** Why each verdict may be believed: what is overlooked of the two sides once both are simplified. */
function slipsOf({ x, coefficients: [a, c], numbers: [b, d] }: Compared, at: Twists) {
  return [
    {
      code: "solutions-miscounted",
      deed: at.first
        ? `leaving a term in $${x}$, although both sides have ${inline(product(a, x))},`
        : `canceling ${inline(product(a, x))} and ${inline(product(c, x))}, which are different,`,
    },
    {
      code: "solutions-miscounted",
      deed: at.second
        ? at.first
          ? `overlooking that the numbers on the two sides are both $${b}$`
          : `leaving a number on one side, although both sides have $${b}$,`
        : `treating $${b}$ and $${d}$, the numbers on the two sides, as equal`,
    },
  ] as const;
}

/** From the simplified sides to the verdict. */
function stepsFrom({ x, coefficients: [a, c], numbers: [b, d] }: Compared): Step[] {
  const left = equation(product(a - c, x), d - b);
  if (a === c)
    return [
      {
        text: `Subtract ${inline(product(a, x))} from both sides.\n\n$${b} ${b === d ? "=" : "\\ne"} ${d}$`,
      },
      {
        text:
          b === d
            ? `What is left is true for every value of $${x}$, so every value is a solution.`
            : `What is left is false for every value of $${x}$, so no value is a solution.`,
      },
    ];
  return [
    {
      text: `The coefficients of $${x}$ are different, so there is exactly one solution. Gather the terms in $${x}$ on the left side and the numbers on the right side.\n\n${inline(left)}`,
    },
    ...(a - c === 1
      ? []
      : [{ text: `Divide both sides by $${a - c}$.\n\n$${x} = ${(d - b) / (a - c)}$` }]),
  ];
}

interface Bracketed extends Outcome {
  /** a(mx + p) on the left; on the right the same, or another coefficient, or another number. */
  readonly a: number;
  readonly m: number;
  readonly p: number;
  readonly coefficient: number;
  readonly number: number;
}

function bracketedSides({ a, m, p, coefficient, number }: Bracketed): Sides {
  return {
    left: (x) => product(a, sum(product(m, x), p)),
    right: (x) => sum(product(coefficient, x), number),
  };
}

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
    const at = twists(chance);
    const coefficient = at.first ? a * m : otherCoefficient;
    const number = at.second ? a * p : otherNumber;
    const x = chance.pick(UNKNOWNS);
    return { terms: { x, a, m, p, coefficient, number, solution }, at };
  },
  build: ({ terms, at }) => {
    const { x, a, m, p, coefficient, number } = terms;
    const sides = bracketedSides(terms);
    const open = equation(polynomial([a * p, a * m], x), sides.right(x));
    const compared: Compared = {
      x,
      coefficients: [a * m, coefficient],
      numbers: [a * p, number],
    };
    return {
      question: paragraphs(printed(sides, x), VERDICT_ASKED),
      options: statementOptions({
        at,
        text: (each) => verdict(terms, each),
        why: `After distributing, the two sides are ${inline(polynomial([a * p, a * m], x))} and ${inline(sides.right(x))}.`,
        slips: slipsOf(compared, at),
      }),
      opening: "Distribute, and then compare the coefficients and the numbers of the two sides.",
      steps: [
        { text: `Distribute $${a}$ on the left side.\n\n${inline(open)}` },
        ...stepsFrom(compared),
      ],
      hint: `Distribute $${a}$. Are the coefficients of $${x}$ on the two sides equal, and are the numbers?`,
      tip: "Compare the coefficients first: if they are different, there is exactly one solution.",
      archetype: "HA07",
    };
  },
  facts: ({ terms }) => verdictFacts(bracketedSides(terms), terms),
});

interface TwoBrackets extends Outcome {
  readonly h: number;
  readonly a: number;
  readonly b: number;
  /** The right side, multiplied out and collected. */
  readonly total: number;
  readonly number: number;
}

/** a(x - h) + bx on the left; on the right as much of the number as will go into a bracket. */
function hiddenSides({ a, b, h, total, number }: TwoBrackets): Sides {
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
    const [a, b, c] = [chance.int(2, 9), chance.int(2, 9) * chance.sign(), chance.int(2, 12)];
    const [h, solution] = [chance.nonzero(12), chance.nonzero(9)];
    chance.require(a + b > 1 && a + b !== c, "coefficients do not suit");
    const numbers = [-a * h, (a + b - c) * solution - a * h] as const;
    chance.require(
      numbers.every((number) => number !== 0 && Math.abs(number) <= 90),
      "the numbers do not suit",
    );
    chance.require(
      numbers.every((number) => [a + b, c].every((total) => Math.abs(number) > total)),
      "a side without a bracket",
    );
    const at = twists(chance);
    const total = at.first ? a + b : c;
    const number = numbers[at.second ? 0 : 1];
    return { terms: { x: chance.pick(UNKNOWNS), a, b, h, total, number, solution }, at };
  },
  build: ({ terms, at }) => {
    const { x, a, b, h, total, number } = terms;
    const compared: Compared = { x, coefficients: [a + b, total], numbers: [-a * h, number] };
    const sides = hiddenSides(terms);
    const open = equation(polynomial([-a * h, a + b], x), polynomial([number, total], x));
    return {
      question: paragraphs(printed(sides, x), VERDICT_ASKED),
      options: statementOptions({
        at,
        text: (each) => verdict(terms, each),
        why: `Simplified, the two sides are ${inline(open.left)} and ${inline(open.right)}.`,
        slips: slipsOf(compared, at),
      }),
      opening: "Simplify both sides fully before comparing them.",
      steps: [
        {
          text: `Distribute $${a}$ on the left side, and combine the terms in $${x}$.\n\n$${tex(sum(product(a, x), -a * h, product(b, x)))} = ${tex(open.left)}$`,
        },
        { text: `Simplify the right side in the same way.\n\n${inline(open.right)}` },
        ...stepsFrom(compared),
      ],
      hint: `Write each side as a multiple of $${x}$ plus a number. Are the multiples equal, and are the numbers?`,
      tip: "Do not divide by the unknown: that can hide the solution 0.",
      archetype: "HA07",
    };
  },
  facts: ({ terms }) => verdictFacts(hiddenSides(terms), terms),
});

/** How many solutions a linear equation has. */
export const countSolutionsOfEquation = defineLevels({
  id: "count-solutions-of-equation",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA07"],
  optionDesign: "orbit",
  Easy: oneBracket,
  Medium: bothBrackets,
});
