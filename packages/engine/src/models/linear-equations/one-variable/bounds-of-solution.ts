import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, polynomial, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, isInteger, rational, toNumber } from "../../../math/rational.ts";

interface Terms {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The twists are the sign of b and whether b stands in a bracket: ax ± b = c or a(x ± b) = c. */
function equationAt({ x, a, b, c }: Terms, { first, second }: Twists) {
  const term = first ? b : -b;
  return equation(second ? product(a, sum(x, term)) : polynomial([term, a], x), c);
}

function solution({ a, b, c }: Terms, { first, second }: Twists): Rational {
  const term = first ? b : -b;
  return second ? rational(c - a * term, a) : rational(c - term, a);
}

function floorOf(terms: Terms, at: Twists): number {
  return Math.floor(toNumber(solution(terms, at)));
}

function bounds(x: string, floor: number): string {
  return `$${floor} < ${x} < ${floor + 1}$`;
}

/** An equation whose solution is no whole number; the whole numbers next to it are asked. */
const betweenIntegers = level<{ terms: Terms; at: Twists }>({
  space: 150_000,
  steps: 3,
  draw: (chance) => {
    const terms = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(3, 9),
      b: chance.int(2, 15),
      c: chance.int(10, 99) * chance.sign(),
    };
    const whole = siblingAnswers((at) => solution(terms, at)).some(isInteger);
    const floors = siblingAnswers((at) => floorOf(terms, at));
    chance.require(!whole && areDistinct(floors), "a solution is whole, or two are neighbors");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { x, a, b, c } = terms;
    const floor = floorOf(terms, at);
    const key = solution(terms, at);
    const [undo, repeat] = at.first ? ["subtracting", "adding"] : ["adding", "subtracting"];
    const last = equation(x, key);
    return {
      question: paragraphs(
        inline(equationAt(terms, at)),
        "Which inequality is true of the solution to the given equation?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => floorOf(terms, each),
        show: (each) => ({ text: bounds(x, each) }),
        why: `The solution is ${inline(key)}, which lies between $${floor}$ and $${floor + 1}$.`,
        slips: [
          { code: "sign-lost", deed: `${repeat} $${b}$ instead of ${undo} it` },
          {
            code: at.second ? "distributed-to-one-term" : "order-of-steps",
            deed: at.second
              ? `multiplying only $${x}$ by $${a}$, not $${b}$,`
              : `multiplying $${b}$ by $${a}$ too, as if it were in parentheses,`,
          },
        ],
      }),
      opening: "Solve the equation, then find the whole numbers on either side of the solution.",
      steps: [
        {
          text: at.second
            ? `Distributing gives ${inline(equation(polynomial([at.first ? a * b : -a * b, a], x), c))}.`
            : `Undoing the last operation, ${undo} $${b}$, leaves $${a}${x} = ${c - (at.first ? b : -b)}$.`,
        },
        { text: `So ${inline(last)}.`, claim: code(last) },
        {
          text: `Since $${a} \\cdot ${floor < 0 ? `(${floor})` : floor} = ${a * floor}$ and $${a} \\cdot ${floor + 1 < 0 ? `(${floor + 1})` : floor + 1} = ${a * (floor + 1)}$, this lies between $${floor}$ and $${floor + 1}$.`,
          claim: `${a * floor} < ${code(product(a, x))}`,
        },
      ],
      hint: "What is the solution as a fraction? Between which multiples of its denominator does its top lie?",
      tip: "Check on a number line: the solution must lie to the right of one number and to the left of the other.",
    };
  },
  facts: ({ terms, at }) => ({
    kind: "statement",
    given: [code(equationAt(terms, at))],
    told: ["true of the solution"],
    claims: Object.fromEntries(
      siblingAnswers((each) => floorOf(terms, each)).map((floor) => [
        bounds(terms.x, floor),
        [`${terms.x} > ${floor}`, `${terms.x} < ${floor + 1}`],
      ]),
    ),
  }),
});

/** The whole numbers between which the solution of an equation lies. */
export const boundsOfSolution = defineLevels({
  id: "bounds-of-solution",
  version: 2,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA20"],
  optionDesign: "orbit",
  Medium: betweenIntegers,
});
