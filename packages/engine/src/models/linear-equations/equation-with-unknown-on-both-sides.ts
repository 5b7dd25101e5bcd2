import { defineLevels, level } from "../../craft/levels.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { type Twists, siblingAnswers, siblingOptions, twists } from "../../craft/siblings.ts";
import { paragraphs } from "../../craft/words.ts";
import { equation, polynomial } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { isInteger, rational } from "../../math/rational.ts";

interface Terms {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The twists are the signs of the moved number and of the moved term: ax ± b = ±cx + d. */
function equationAt({ a, b, c, d }: Terms, { first, second }: Twists) {
  return equation(polynomial([first ? b : -b, a], "x"), polynomial([d, second ? c : -c], "x"));
}

function solution({ a, b, c, d }: Terms, { first, second }: Twists) {
  return rational(first ? d - b : d + b, second ? a - c : a + c);
}

/** ax ± b = ±cx + d with a whole solution, whatever the signs. */
const wholeSolution = level({
  space: 10_000,
  steps: 2,
  draw: (chance) => {
    const [a, c] = [chance.int(3, 9), chance.int(2, 7)];
    chance.require(a !== c, "one sibling has no solution");
    const unit = (a * a - c * c) / (a % 2 === c % 2 ? 2 : 1);
    const [less, more] = [unit * chance.nonzero(3), unit * chance.nonzero(4)];
    const terms = { a, c, b: (more - less) / 2, d: (more + less) / 2 };
    chance.require(Number.isInteger(terms.b) && terms.b > 0 && terms.d !== 0, "no whole terms");
    const solutions = siblingAnswers((at) => solution(terms, at));
    chance.require(solutions.every(isInteger) && areDistinct(solutions), "solutions coincide");
    return { terms, at: twists(chance) };
  },
  build: ({ terms, at }) => {
    const { a, b, c, d } = terms;
    const gathered = equation(
      polynomial([0, at.second ? a - c : a + c], "x"),
      at.first ? d - b : d + b,
    );
    const key = solution(terms, at);
    const [moved, opposite] = at.first ? ["subtracting", "adding"] : ["adding", "subtracting"];
    const term = inline(polynomial([0, c], "x"));
    return {
      question: paragraphs(
        inline(equationAt(terms, at)),
        "What value of $x$ satisfies the given equation?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => solution(terms, each),
        show: numeral,
        why: `Put in for $x$, it makes both sides of the equation the same.`,
        slips: [
          { code: "M-SIGN", deed: `${opposite} $${b}$ on the right instead of ${moved} it` },
          {
            code: "M-SIGN",
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
        { text: `Dividing gives ${inline(equation("x", key))}.`, claim: code(equation("x", key)) },
        { text: "A graph shows the same: the lines of the two sides cross at this $x$." },
      ],
      hint: "What can you add to both sides, or take away, so that the unknown stands on one side only?",
      tip: "Put your answer back into both sides: they must come out the same.",
    };
  },
  facts: ({ terms, at }) => ({ kind: "value", given: [code(equationAt(terms, at))], ask: "x" }),
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
