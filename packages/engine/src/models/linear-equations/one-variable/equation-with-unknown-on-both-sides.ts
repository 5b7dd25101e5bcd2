import { removing } from "../../../craft/algebra/moving-terms.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, polynomial, product, quotient, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { lcm } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Terms {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Whether b is added on the left, and whether the term in x and the number on the right are. */
type Fork = "added" | "positive" | "plus";

interface Problem {
  readonly terms: Terms;
  readonly ways: Ways<Fork>;
}

function signed({ terms: { b, c, d }, ways }: Problem) {
  const { added, positive, plus } = ways;
  return { number: added ? b : -b, factor: positive ? c : -c, other: plus ? d : -d };
}

function equationOf(problem: Problem) {
  const { x, a } = problem.terms;
  const { number, factor, other } = signed(problem);
  return equation(polynomial([number, a], x), polynomial([other, factor], x));
}

function workOf(problem: Problem) {
  const { number, factor, other } = signed(problem);
  return quotient(sum(other, -number), sum(problem.terms.a, -factor));
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { terms, ways } = problem;
  const { x, a } = terms;
  const { number, factor, other } = signed(problem);
  const moved = inline(product(Math.abs(factor), x));
  return [
    ...slipsAtForks({
      ways,
      work: (each) => workOf({ terms, ways: each }),
      slips: {
        added: {
          code: "sign-lost",
          deed: ways.added
            ? `adding $${terms.b}$ to $${other}$ instead of subtracting it`
            : `subtracting $${terms.b}$ from $${other}$ instead of adding it`,
          step: 2,
        },
        positive: {
          code: "sign-lost",
          deed: ways.positive
            ? `adding ${moved} to $${a}${x}$ instead of subtracting it`
            : `subtracting ${moved} from $${a}${x}$ instead of adding it`,
          isClassic: true,
          step: 1,
        },
        plus: {
          isSpare: true,
          code: "opposite-sign",
          deed: `reading $${other}$ on the right as $${-other}$`,
          step: 2,
        },
      },
    }),
    slipTo(quotient(sum(other, -number), a), {
      code: "term-left-out",
      deed: `leaving the term ${inline(product(factor, x))} out`,
      step: 1,
    }),
    slipTo(sum(other, -number), {
      code: "stopped-early",
      deed: `leaving out the division by $${a - factor}$`,
      step: 3,
    }),
    // A lone minus before a fraction is no calculation.
    ...(other > 0
      ? [
          slipTo(quotient(other, sum(a, -factor)), {
            code: "term-left-out",
            deed: `leaving the number $${number}$ on the left out`,
            step: 2,
          }),
        ]
      : []),
  ];
}

/** ax ± b = ±cx + d with a whole solution, whichever way it goes. */
const wholeSolution = poolLevel<Problem>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [a, c] = [chance.int(3, 12), chance.int(2, 11)];
    chance.require(a !== c, "one problem of the family has no solution");
    // So that whichever way the problem goes, its solution is a whole number.
    const unit = lcm(a - c, a + c);
    const [b, d] = [unit * chance.int(1, 6), unit * chance.int(1, 6)];
    chance.require(b !== d && b <= 60 && d <= 60, "the terms do not suit");
    const ways = drawWays(chance, "added", "positive", "plus");
    return { terms: { x: chance.pick(UNKNOWNS), a, b, c, d }, ways };
  },
  key: (problem) => numeral(workOut(workOf(problem))),
  slips: slipsOf,
  word: (problem) => {
    const { x, a, b, c } = problem.terms;
    const { added, positive } = problem.ways;
    const { number, factor, other } = signed(problem);
    const key = workOut(workOf(problem));
    const gathered = polynomial([number, a - factor], x);
    const moved = inline(product(c, x));
    const value = workOut(sum(times(a, key), number));
    const solved = equation(x, key);
    return {
      question: paragraphs(
        inline(equationOf(problem)),
        `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `Substituting gives ${inline(equation(sum(times(a, key), number), value))} on the left and ${inline(equation(sum(times(factor, key), other), value))} on the right.`,
      opening: `Get the terms in $${x}$ on one side and the numbers on the other.`,
      steps: [
        stepTo(
          positive ? `Subtract ${moved} from both sides.` : `Add ${moved} to both sides.`,
          equation(gathered, other),
        ),
        stepTo(removing(added ? b : -b), equation(product(a - factor, x), other - number)),
        ...(a - factor === 1 ? [] : [stepTo(`Divide both sides by $${a - factor}$.`, solved)]),
      ],
      hint: positive
        ? `What must you do to both sides so that the term ${moved} is no longer on the right?`
        : `The term ${moved} is subtracted on the right. What undoes that?`,
      tip: "Do the same to both sides: that is why a term that crosses the equal sign changes its sign.",
    };
  },
  facts: (problem) => ({
    kind: "value",
    given: [code(equationOf(problem))],
    ask: problem.terms.x,
  }),
});

/** A linear equation with the unknown on both sides. */
export const equationWithUnknownOnBothSides = defineLevels({
  id: "equation-with-unknown-on-both-sides",
  version: 5,
  topic: "linear-equations",
  skill: "H.A",
  calculator: ["Easy"],
  archetypes: ["HA02"],
  optionDesign: "pool",
  Easy: wholeSolution,
});
