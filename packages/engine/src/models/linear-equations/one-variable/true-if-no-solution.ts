import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Sides, constantGap } from "../../../craft/algebra/sides.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, relation, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

/** Letters of the two constants. */
const LETTERS = [
  ["a", "b"],
  ["a", "c"],
  ["p", "q"],
  ["m", "n"],
  ["r", "s"],
  ["h", "k"],
] as const;

interface Terms {
  readonly letters: readonly [string, string];
  readonly m: number;
  readonly c: number;
  readonly p: number;
  readonly reversed: boolean;
}

/** The twists are whether there is no solution or infinitely many, and on which side the bracket is. */
function sides({ letters: [a, b], m, c, p, reversed }: Terms, { second }: Twists): Sides {
  // Either m(ax + p) = mcx + b, or ax + b = m(cx + p).
  const bracket: Sides["left"] = (x) =>
    second ? product(m, sum(product(a, x), p)) : product(m, sum(product(c, x), p));
  const open: Sides["left"] = (x) => (second ? sum(product(m * c, x), b) : sum(product(a, x), b));
  return second === reversed ? { left: open, right: bracket } : { left: bracket, right: open };
}

function conditions({ letters: [a, b], m, c, p }: Terms, { first, second }: Twists) {
  const coefficient = equation(a, second ? c : m * c);
  const numbers = relation(b, first ? "!=" : "=", m * p);
  return [coefficient, numbers] as const;
}

function say(terms: Terms, at: Twists): string {
  const [coefficient, numbers] = conditions(terms, at);
  return `${inline(coefficient)} and ${inline(numbers)}`;
}

/** Two constants; which pair of conditions there must be for no solution, or for infinitely many. */
const mustBeTrue = level<{ terms: Terms; at: Twists }>({
  space: 150_000,
  steps: 4,
  draw: (chance) => {
    const terms: Terms = {
      letters: chance.pick(LETTERS),
      m: chance.int(2, 9),
      c: chance.int(2, 9) * chance.sign(),
      p: chance.int(2, 15) * chance.sign(),
      reversed: chance.flip(),
    };
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { letters, m, c, p } = terms;
    const [a, b] = letters;
    const { left, right } = sides(terms, at);
    const [coefficient] = conditions(terms, at);
    const count = at.first ? "no solution" : "infinitely many solutions";
    const outside = at.second ? product(m, a) : m * c;
    return {
      question: paragraphs(
        inline(equation(left("x"), right("x"))),
        `In the given equation, $${a}$ and $${b}$ are constants. If the equation has ${count}, which of the following must be true?`,
      ),
      options: statementOptions({
        at,
        text: (each) => say(terms, each),
        why: `Then the terms in $x$ cancel, and what is left is ${at.first ? "false" : "true"} for every $x$.`,
        slips: [
          {
            code: "solutions-miscounted",
            deed: at.first
              ? "mixing up no solution with infinitely many"
              : "mixing up infinitely many solutions with none",
          },
          {
            code: "distributed-to-one-term",
            deed: at.second
              ? `overlooking that $${m}$ also multiplies $${a}$`
              : `overlooking that $${m}$ also multiplies $${c}$`,
          },
        ],
      }),
      opening: at.first
        ? "With no solution, the terms in the unknown cancel and the numbers disagree."
        : "With infinitely many solutions, the two sides are the same expression.",
      steps: [
        {
          text: at.second
            ? `Distributing gives ${inline(sum(product(outside, "x"), m * p))}, so ${inline(equation(outside, m * c))} and ${inline(coefficient)}.`
            : `Distributing gives ${inline(sum(product(outside, "x"), m * p))}, so ${inline(coefficient)}.`,
          claim: code(coefficient),
        },
        {
          text: at.first
            ? `What is left must be false, so $${b}$ is any number but $${m * p}$.`
            : `What is left must be true, so $${b} = ${m * p}$.`,
          claim: code(relation(b, at.first ? "!=" : "=", m * p)),
        },
        {
          text: `If instead the coefficients differed, there would be exactly one solution.`,
        },
      ],
      hint: "Multiply out. What must happen to the terms in the unknown, and what to the numbers?",
      tip: "Think of two lines: no solution if they are parallel, infinitely many if they are the same.",
    };
  },
  facts: ({ terms, at }) => {
    const { left, right } = sides(terms, at);
    return {
      kind: "statement",
      given: [...constantGap({ left, right }), at.first ? "gap != 0" : "gap = 0"],
      claims: statementClaims(
        (each) => say(terms, each),
        (each) => conditions(terms, each).map((part) => code(part)),
      ),
      told: [
        inline(equation(left("x"), right("x"))),
        `${at.first ? "no solution" : "infinitely many solutions"} must be true`,
      ],
    };
  },
});

/** What must be true of two constants if an equation has no solution, or infinitely many. */
export const trueIfNoSolution = defineLevels({
  id: "true-if-no-solution",
  version: 2,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA10"],
  optionDesign: "orbit",
  Hard: mustBeTrue,
});
