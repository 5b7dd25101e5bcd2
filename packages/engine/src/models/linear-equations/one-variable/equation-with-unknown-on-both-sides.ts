import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, polynomial } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { isInteger, rational } from "../../../math/rational.ts";

interface Terms {
  readonly unknown: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The twists are the signs of the moved number and of the moved term: ax ± b = ±cx + d. */
function equationAt({ unknown, a, b, c, d }: Terms, { first, second }: Twists) {
  const left = polynomial([first ? b : -b, a], unknown);
  return equation(left, polynomial([d, second ? c : -c], unknown));
}

function solution({ a, b, c, d }: Terms, { first, second }: Twists) {
  return rational(first ? d - b : d + b, second ? a - c : a + c);
}

/** ax ± b = ±cx + d with a whole solution, whatever the signs. */
const wholeSolution = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [a, c] = [chance.int(3, 14), chance.int(2, 13)];
    chance.require(a !== c, "one sibling has no solution");
    const unit = (a * a - c * c) / (a % 2 === c % 2 ? 2 : 1);
    chance.require(Math.abs(unit) <= 60, "terms too large to work with");
    const most = Math.floor(200 / Math.abs(unit));
    const [one, other] = [unit * chance.nonzero(most), unit * chance.nonzero(most)];
    const [b, d] = [Math.abs(one - other) / 2, (one + other) / 2];
    chance.require(Number.isInteger(b) && b > 0 && d !== 0, "no whole terms");
    const terms = { unknown: chance.pick(UNKNOWNS), a, b, c, d };
    const solutions = siblingAnswers((at) => solution(terms, at));
    chance.require(solutions.every(isInteger) && areDistinct(solutions), "solutions coincide");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { unknown, a, b, c, d } = terms;
    const left = polynomial([0, at.second ? a - c : a + c], unknown);
    const gathered = equation(left, at.first ? d - b : d + b);
    const key = solution(terms, at);
    const [moved, opposite] = at.first ? ["subtracting", "adding"] : ["adding", "subtracting"];
    const term = inline(polynomial([0, c], unknown));
    return {
      question: paragraphs(
        inline(equationAt(terms, at)),
        `What value of $${unknown}$ satisfies the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => solution(terms, each),
        show: numeral,
        why: `Put in for $${unknown}$, it makes both sides of the equation the same.`,
        slips: [
          { code: "sign-lost", deed: `${opposite} $${b}$ on the right instead of ${moved} it` },
          {
            code: "sign-lost",
            deed: `${at.second ? "adding" : "subtracting"} ${term} on the left instead of ${at.second ? "subtracting" : "adding"} it`,
          },
        ],
      }),
      opening: "Gather the terms with the unknown on one side and the numbers on the other.",
      steps: [
        {
          text: `Moving ${term} to the left and $${b}$ to the right gives ${inline(gathered)}.`,
          claim: code(gathered),
        },
        {
          text: `Dividing gives ${inline(equation(unknown, key))}.`,
          claim: code(equation(unknown, key)),
        },
        { text: "A graph shows the same: the lines of the two sides cross at this value." },
      ],
      hint: "What can you add to both sides, or take away, so that the unknown stands on one side only?",
      tip: "Put your answer back into both sides: they must come out the same.",
    };
  },
  facts: ({ terms, at }) => ({
    kind: "value",
    given: [code(equationAt(terms, at))],
    ask: terms.unknown,
  }),
});

/** A linear equation with the unknown on both sides. */
export const equationWithUnknownOnBothSides = defineLevels({
  id: "equation-with-unknown-on-both-sides",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA02"],
  optionDesign: "orbit",
  Easy: wholeSolution,
});
