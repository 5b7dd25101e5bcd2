import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Sides, constantGap } from "../../../craft/algebra/sides.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, relation, sum } from "../../../math/expression.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
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
        `In the given equation, $${a}$ and $${b}$ are constants. If the equation has ${count}, which statement must be true?`,
      ),
      options: statementOptions({
        at,
        text: (each) => say(terms, each),
        why: `Then both sides have ${inline(product(m * c, "x"))}, and the numbers on the two sides are ${at.first ? "different" : "equal"}.`,
        slips: [
          {
            code: "solutions-miscounted",
            deed: at.first
              ? `making the numbers equal, which leaves every $x$ as a solution,`
              : `making the numbers different, which leaves no solution,`,
          },
          {
            code: "distributed-to-one-term",
            deed: at.second
              ? `multiplying only $${p}$, and not $${a}x$, by $${m}$`
              : `multiplying only $${p}$, and not ${inline(product(c, "x"))}, by $${m}$`,
          },
        ],
      }),
      opening: at.first
        ? "With no solution, the coefficients of $x$ are equal and the numbers are different."
        : "With infinitely many solutions, the two sides are the same expression.",
      steps: [
        {
          text: `Distribute $${m}$ on the side with parentheses.\n\n${inline(sum(product(outside, "x"), m * p))}`,
        },
        at.second
          ? {
              text: `If the coefficients of $x$ were different, there would be exactly one solution, so they must be equal.\n\n${inline(equation(outside, m * c))}`,
            }
          : {
              text: `If the coefficients of $x$ were different, there would be exactly one solution, so they must be equal.\n\n${inline(coefficient)}`,
              claim: code(coefficient),
            },
        ...(at.second ? [stepTo(`Divide both sides by $${m}$.`, coefficient)] : []),
        stepTo(
          at.first
            ? "The terms in $x$ cancel then. What is left must be false, so the numbers must be different."
            : "The terms in $x$ cancel then. What is left must be true, so the numbers must be equal.",
          relation(b, at.first ? "!=" : "=", m * p),
        ),
      ],
      hint: at.first
        ? `Distribute $${m}$. What must be true of the coefficients of $x$, and what of the numbers, if no $x$ is a solution?`
        : `Distribute $${m}$. What must be true of the coefficients of $x$, and what of the numbers, if every $x$ is a solution?`,
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
  version: 4,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA10"],
  optionDesign: "orbit",
  Hard: mustBeTrue,
});
