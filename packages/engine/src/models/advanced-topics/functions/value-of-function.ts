import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, polynomial, power, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

interface Cubic {
  readonly name: string;
  readonly lead: number;
  readonly middle: number;
  readonly last: number;
  readonly input: number;
}

/** Whether the input is positive, and whether the term with the square is added. */
type CubicFork = "positive" | "added";
type CubicProblem = { readonly terms: Cubic; readonly ways: Ways<CubicFork> };

function cubic({ terms: { lead, middle, last }, ways }: CubicProblem, x: string) {
  return polynomial([last, 0, ways.added ? middle : -middle, lead], x);
}

/** The sum of the terms, whatever is taken for the cube and the square of the input. */
function summed({ terms, ways }: CubicProblem, cube: number, square: number) {
  const { lead, middle, last } = terms;
  return sum(times(lead, cube), times(ways.added ? middle : -middle, square), last);
}

function inputOf({ terms: { input }, ways }: CubicProblem): number {
  return ways.positive ? input : -input;
}

function work(problem: CubicProblem) {
  const x = inputOf(problem);
  return summed(problem, x ** 3, x * x);
}

/** The terms with their values. */
function termsOf(problem: CubicProblem) {
  const { lead, middle, last } = problem.terms;
  const x = inputOf(problem);
  return sum(lead * x ** 3, (problem.ways.added ? middle : -middle) * x * x, last);
}

function cubicSlips(problem: CubicProblem): PoolSlip[] {
  const { terms, ways } = problem;
  const x = inputOf(problem);
  const sign = ways.added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    ...slipsAtForks({
      ways,
      work: (each) => work({ terms, ways: each }),
      slips: {
        positive: {
          code: "opposite-sign",
          deed: ways.positive
            ? `substituting $${-x}$ for $x$`
            : `using $${-(x ** 3)}$ as the cube of $${x}$`,
          isClassic: !ways.positive,
          step: 1,
        },
        added: {
          code: ways.positive ? "opposite-operation" : "opposite-sign",
          deed: ways.positive
            ? `${sign[0]} the term with $x^{2}$ instead of ${sign[1]} it`
            : `using $${-(x * x)}$ as the square of $${x}$`,
          step: 2,
        },
      },
    }),
    slipTo(summed(problem, 3 * x, x * x), {
      code: "exponent-rule",
      deed: `multiplying $${x}$ by its exponent instead of cubing it`,
      isClassic: ways.positive,
      step: 1,
    }),
    slipTo(summed(problem, x ** 3, 2 * x), {
      code: "exponent-rule",
      deed: `multiplying $${x}$ by its exponent instead of squaring it`,
      step: 2,
    }),
    slipTo(summed({ terms: { ...terms, last: 0 }, ways }, x ** 3, x * x), {
      code: "term-left-out",
      deed: `leaving out the constant term $${terms.last}$`,
      step: 3,
    }),
  ];
}

/** A cubic function is evaluated. */
const cubicAt = poolLevel<CubicProblem>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const terms = {
      name: chance.pick(FUNCTIONS),
      lead: chance.int(2, 9),
      middle: chance.int(2, 60),
      last: chance.nonzero(60),
      input: chance.int(2, 4),
    };
    return { terms, ways: drawWays(chance, "positive", "added") };
  },
  key: (problem) => numeral(workOut(work(problem))),
  slips: cubicSlips,
  word: (problem) => {
    const { name } = problem.terms;
    const x = inputOf(problem);
    const asked = call(name, x);
    return {
      question: paragraphs(
        inline(equation(call(name, "x"), cubic(problem, "x"))),
        `For the given function $${name}$, what is the value of ${inline(asked)}?`,
      ),
      why:
        x < 0
          ? `The cube of $${x}$ is negative and its square is positive, and each is multiplied by its coefficient.`
          : `Each power of $${x}$ is found before it is multiplied by its coefficient.`,
      opening: `Substitute $${x}$ for $x$ and find the powers before multiplying.`,
      steps: [
        stepTo(`Cube $${x}$.`, equation(power(x, 3), x ** 3)),
        stepTo(`Square $${x}$.`, equation(power(x, 2), x * x)),
        stepTo(
          "Multiply each power by its coefficient.",
          equation(work(problem), termsOf(problem)),
        ),
        stepThrough("Combine the terms.", termsOf(problem), workOut(work(problem))),
        { text: `So ${inline(equation(asked, workOut(work(problem))))}.` },
      ],
      hint:
        x < 0
          ? `What signs do the cube and the square of $${x}$ have?`
          : `What are the values of $${x}^{3}$ and $${x}^{2}$?`,
      tip:
        x < 0
          ? "Put parentheses around a negative number before you raise it to a power."
          : "Find powers first, then products, then sums.",
    };
  },
  facts: (problem) => ({
    kind: "value",
    given: [`u = ${inputOf(problem)}`, `y = ${code(cubic(problem, "u"))}`],
    ask: "y",
    told: [
      inline(equation(call(problem.terms.name, "x"), cubic(problem, "x"))),
      `value of $${problem.terms.name}(${inputOf(problem)})$`,
    ],
  }),
});

/** The value of a function at a number. */
export const valueOfFunction = defineLevels({
  id: "value-of-function",
  version: 5,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC01"],
  optionDesign: "pool",
  Easy: cubicAt,
});
