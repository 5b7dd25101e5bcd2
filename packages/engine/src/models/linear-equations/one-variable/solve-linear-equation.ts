import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, polynomial, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";

interface OneSided {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Whether the number stands on the left of the equal sign. */
  readonly reversed: boolean;
}

/** The twists are the sign of b and whether b stands in a bracket: ax ± b = c or a(x ± b) = c. */
function oneSided({ x, a, b, c, reversed }: OneSided, { first, second }: Twists) {
  const term = first ? b : -b;
  const side = second ? product(a, sum(x, term)) : polynomial([term, a], x);
  return reversed ? equation(c, side) : equation(side, c);
}

function oneSidedSolution({ a, b, c }: OneSided, { first, second }: Twists): number {
  const term = first ? b : -b;
  return second ? c / a - term : (c - term) / a;
}

/** The unknown stands on one side, with a bracket or without. */
const onOneSide = level<{ terms: OneSided; at: Twists }>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const a = chance.int(2, 9);
    const terms = {
      x: chance.pick(UNKNOWNS),
      a,
      b: a * chance.int(1, 8),
      c: a * chance.nonzero(20),
      reversed: chance.flip(),
    };
    const solutions = siblingAnswers((at) => oneSidedSolution(terms, at));
    chance.require(!solutions.includes(0) && areDistinct(solutions), "a solution is 0");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { x, a, b, c } = terms;
    const key = oneSidedSolution(terms, at);
    const [undo, repeat] = at.first ? ["Subtracting", "adding"] : ["Adding", "subtracting"];
    const rest = at.second
      ? equation(sum(x, at.first ? b : -b), c / a)
      : equation(product(a, x), at.first ? c - b : c + b);
    return {
      question: paragraphs(
        inline(oneSided(terms, at)),
        `What value of $${x}$ satisfies the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => oneSidedSolution(terms, each),
        show: numeral,
        why: `Put in for $${x}$, it makes the two sides equal.`,
        slips: [
          { code: "sign-lost", deed: `${repeat} $${b}$ instead of ${undo.toLowerCase()} it` },
          {
            code: "distributed-to-one-term",
            deed: at.second
              ? `multiplying only $${x}$ by $${a}$, not $${b}$,`
              : `dividing $${c}$ by $${a}$ but not $${b}$`,
          },
        ],
      }),
      opening: at.second
        ? "Undo the multiplication first, then what is done inside the parentheses."
        : "Undo the addition or subtraction first, then the multiplication.",
      steps: [
        {
          text: at.second
            ? `Dividing both sides by $${a}$ gives ${inline(rest)}.`
            : `${undo} $${b}$ on both sides gives ${inline(rest)}.`,
          claim: code(rest),
        },
        {
          text: at.second
            ? `${undo} $${b}$ on both sides gives ${inline(equation(x, key))}.`
            : `Dividing both sides by $${a}$ gives ${inline(equation(x, key))}.`,
          claim: code(equation(x, key)),
        },
      ],
      hint: `Which operation was done last to $${x}$? Undo that one first.`,
      tip: "Put your answer back into the equation: the two sides must agree.",
      archetype: at.second ? "HA03" : "HA01",
    };
  },
  facts: ({ terms, at }) => ({
    kind: "value",
    given: [code(oneSided(terms, at))],
    ask: terms.x,
  }),
});

interface TwoSided {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The twists are the sign of b and whether d stands in a bracket: a(x ± b) = cx + d or = c(x + d). */
function twoSided({ x, a, b, c, d }: TwoSided, { first, second }: Twists) {
  const left = product(a, sum(x, first ? b : -b));
  return equation(left, second ? product(c, sum(x, d)) : polynomial([d, c], x));
}

/** The number on the right once the brackets are gone, and that on the left. */
function constants({ a, b, c, d }: TwoSided, { first, second }: Twists): [number, number] {
  return [second ? c * d : d, first ? a * b : -a * b];
}

function twoSidedSolution(terms: TwoSided, at: Twists): number {
  const [right, left] = constants(terms, at);
  return (right - left) / (terms.a - terms.c);
}

/** The unknown stands on both sides, in a bracket on one or on both. */
const onBothSides = level<{ terms: TwoSided; at: Twists }>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, c] = [chance.int(2, 12), chance.int(2, 12)];
    chance.require(a !== c, "one coefficient");
    const unit = Math.abs(a - c);
    const terms = {
      x: chance.pick(UNKNOWNS),
      a,
      b: (unit / gcd(unit, a)) * chance.int(1, 12),
      c,
      d: unit * chance.nonzero(12),
    };
    chance.require(terms.b <= 20 && Math.abs(terms.d) <= 30, "large terms");
    const solutions = siblingAnswers((at) => twoSidedSolution(terms, at));
    chance.require(!solutions.includes(0) && areDistinct(solutions), "solutions coincide");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { x, a, b, c, d } = terms;
    const [right, left] = constants(terms, at);
    const key = twoSidedSolution(terms, at);
    const open = equation(polynomial([left, a], x), polynomial([right, c], x));
    const gathered = equation(product(a - c, x), right - left);
    return {
      question: paragraphs(
        inline(twoSided(terms, at)),
        `What value of $${x}$ is the solution to the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => twoSidedSolution(terms, each),
        show: numeral,
        why: `Put in for $${x}$, it makes the two sides equal.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `taking $${b}$ in the parentheses with the other sign`,
          },
          {
            code: at.second ? "distributed-to-one-term" : "order-of-steps",
            deed: at.second
              ? `multiplying only $${x}$ by $${c}$, not $${d}$,`
              : `multiplying $${d}$ by $${c}$, as if it were in parentheses,`,
          },
        ],
      }),
      opening: "Distribute, then collect the terms with the unknown on one side.",
      steps: [
        { text: `Multiplied out, the equation is ${inline(open)}.`, claim: code(open) },
        {
          text: `With the terms in $${x}$ on the left and the numbers on the right it is ${inline(gathered)}.`,
          claim: code(gathered),
        },
        {
          text: `${a - c === 1 ? "So" : `Dividing by $${a - c}$ gives`} ${inline(equation(x, key))}.`,
          claim: code(equation(x, key)),
        },
      ],
      hint: "What do you get when you multiply every term in the parentheses?",
      tip: "A factor before parentheses multiplies every term inside them, with its sign.",
      archetype: "HA03",
    };
  },
  facts: ({ terms, at }) => ({ kind: "value", given: [code(twoSided(terms, at))], ask: terms.x }),
});

/** The solution of a linear equation, with and without brackets. */
export const solveLinearEquation = defineLevels({
  id: "solve-linear-equation",
  version: 2,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA01", "HA03"],
  optionDesign: "orbit",
  Easy: onOneSide,
  Medium: onBothSides,
});
