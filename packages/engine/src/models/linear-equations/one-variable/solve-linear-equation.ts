import { removing } from "../../../craft/algebra/moving-terms.ts";
import {
  type OneSidedProblem,
  askedOf,
  oneSided,
  oneSidedSlips,
  oneSidedWork,
} from "../../../craft/algebra/one-sided.ts";
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
import type { Step } from "../../../model.ts";

/** Up to what is asked for: the first step leads to the group, the second to the unknown. */
function oneSidedSteps({ terms, ways }: OneSidedProblem): Step[] {
  const { x, a, b } = terms;
  const { added, inside, group } = ways;
  const shift = removing(added ? b : -b);
  const [first, second] = inside
    ? [`Divide both sides by $${a}$.`, shift]
    : [shift, `Divide both sides by $${a}$.`];
  const valueOf = (each: typeof ways) => workOut(oneSidedWork(terms, each));
  const [all, one] = [
    { ...ways, group: true },
    { ...ways, group: false },
  ];
  const found = stepTo(first, equation(askedOf(terms, all), valueOf(all)));
  return group
    ? [found, { text: `The question asks for this value, so there is no need to find $${x}$.` }]
    : [found, stepTo(second, equation(x, valueOf(one)))];
}

/** The unknown stands on one side, with parentheses or without. */
const onOneSide = poolLevel<OneSidedProblem>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const a = chance.int(2, 9);
    const [b, c] = [a * chance.int(1, 8), a * chance.nonzero(20)];
    chance.require(a !== b, "one number in two places");
    const terms = { x: chance.pick(UNKNOWNS), a, b, c };
    return { terms, ways: drawWays(chance, "added", "inside", "group") };
  },
  key: ({ terms, ways }) => numeral(workOut(oneSidedWork(terms, ways))),
  slips: oneSidedSlips,
  word: ({ terms, ways }) => {
    const { x, a, b, c } = terms;
    const { added, inside, group } = ways;
    const asked = askedOf(terms, ways);
    const solved = inline(equation(asked, workOut(oneSidedWork(terms, ways))));
    return {
      question: paragraphs(
        inline(oneSided(terms, ways)),
        group
          ? `What is the value of ${inline(asked)}?`
          : `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `With ${solved}, the left side of the equation is equal to $${c}$.`,
      opening: inside
        ? `The factor $${a}$ multiplies the whole expression in parentheses, so undo it first.`
        : `Undo what is done to $${x}$ in reverse order: the last operation is undone first.`,
      steps: oneSidedSteps({ terms, ways }),
      hint: inside
        ? `What is multiplied by $${a}$ in this equation, and what must it be equal to?`
        : `Before $${b}$ is ${added ? "added" : "subtracted"}, what must the product $${a}${x}$ be equal to?`,
      tip: "Substitute your answer into the original equation: both sides must be equal.",
      archetype: inside ? "HA03" : "HA01",
    };
  },
  facts: ({ terms, ways }) => ({
    kind: "value",
    given: [code(oneSided(terms, ways))],
    ask: code(askedOf(terms, ways)),
  }),
});

interface TwoSided {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Whether b is added, whether d stands in parentheses, and whether the term in x on the right is added. */
type TwoSidedFork = "added" | "inside" | "positive";

function twoSided({ x, a, b, c, d }: TwoSided, { added, inside, positive }: Ways<TwoSidedFork>) {
  const factor = positive ? c : -c;
  const right = inside ? product(factor, sum(x, d)) : polynomial([d, factor], x);
  return equation(product(a, sum(x, added ? b : -b)), right);
}

function twoSidedWork({ a, b, c, d }: TwoSided, { added, inside, positive }: Ways<TwoSidedFork>) {
  const factor = positive ? c : -c;
  const left = times(added ? -a : a, b);
  return quotient(sum(inside ? times(factor, d) : d, left), sum(a, -factor));
}

type TwoSidedProblem = { readonly terms: TwoSided; readonly ways: Ways<TwoSidedFork> };

/** The factor before the right side, and the numbers on both sides once the parentheses are gone. */
function expanded({ terms: { a, b, c, d }, ways: { added, inside, positive } }: TwoSidedProblem) {
  const factor = positive ? c : -c;
  return { factor, left: added ? a * b : -a * b, right: inside ? factor * d : d };
}

function twoSidedSlips({ terms, ways }: TwoSidedProblem): PoolSlip[] {
  const { x, a, b, d } = terms;
  const { factor, left, right } = expanded({ terms, ways });
  return [
    slipTo(quotient(sum(right, ways.added ? -b : b), sum(a, -factor)), {
      code: "distributed-to-one-term",
      deed: `multiplying $${x}$ by $${a}$, but not $${b}$,`,
      isClassic: true,
      step: 1,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => twoSidedWork(terms, each),
      slips: {
        added: {
          code: "sign-lost",
          deed: `moving $${left}$ to the right side without changing its sign`,
          step: 2,
        },
        inside: ways.inside
          ? {
              code: "distributed-to-one-term",
              deed: `multiplying $${x}$ by $${factor}$, but not $${d}$,`,
              step: 1,
            }
          : { code: "order-of-steps", deed: `multiplying $${d}$ by $${factor}$ as well`, step: 1 },
        positive: {
          code: "sign-lost",
          deed: `moving $${factor}${x}$ to the left side without changing its sign`,
          step: 2,
        },
      },
    }),
    slipTo(sum(right, -left), {
      code: "stopped-early",
      deed: `leaving out the division by $${a - factor}$`,
      step: 3,
    }),
  ];
}

/** The unknown stands on both sides, in parentheses on one or on both. */
const onBothSides = poolLevel<TwoSidedProblem>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, c] = [chance.int(3, 9), chance.int(2, 9)];
    chance.require(a !== c, "the unknown cancels");
    // So that whichever way the problem goes, its solution is a whole number.
    const unit = lcm(a - c, a + c);
    const [b, d] = [unit * chance.int(1, 3), unit * chance.nonzero(4)];
    chance.require(b <= 24 && Math.abs(d) <= 48, "large terms");
    const terms = { x: chance.pick(UNKNOWNS), a, b, c, d };
    const ways = drawWays(chance, "added", "inside", "positive");
    chance.require(workOut(twoSidedWork(terms, ways)).num !== 0, "a solution of 0");
    return { terms, ways };
  },
  key: ({ terms, ways }) => numeral(workOut(twoSidedWork(terms, ways))),
  slips: twoSidedSlips,
  word: ({ terms, ways }) => {
    const { x, a, b } = terms;
    const { factor, left, right } = expanded({ terms, ways });
    const solved = equation(x, workOut(twoSidedWork(terms, ways)));
    const open = equation(polynomial([left, a], x), polynomial([right, factor], x));
    const gathered = equation(product(a - factor, x), right - left);
    const both = ways.inside ? "each pair of parentheses" : "the parentheses";
    return {
      question: paragraphs(
        inline(twoSided(terms, ways)),
        `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `With ${inline(solved)}, the two sides of the equation are equal.`,
      opening: "Distribute first, then collect the terms in the unknown on one side.",
      steps: [
        stepTo(`Multiply every term in ${both} by the factor before it.`, open),
        stepTo(
          `Collect the terms in $${x}$ on the left side and the numbers on the right.`,
          gathered,
        ),
        ...(a - factor === 1 ? [] : [stepTo(`Divide both sides by $${a - factor}$.`, solved)]),
      ],
      hint: `What does ${inline(product(a, sum(x, ways.added ? b : -b)))} become without parentheses?`,
      tip: "A factor before parentheses multiplies every term inside them, with its sign.",
      archetype: "HA03",
    };
  },
  facts: ({ terms, ways }) => ({
    kind: "value",
    given: [code(twoSided(terms, ways))],
    ask: terms.x,
  }),
});

/** The solution of a linear equation, with and without parentheses. */
export const solveLinearEquation = defineLevels({
  id: "solve-linear-equation",
  version: 5,
  topic: "linear-equations",
  skill: "H.A",
  calculator: ["Medium"],
  archetypes: ["HA01", "HA03"],
  optionDesign: "pool",
  Easy: onOneSide,
  Medium: onBothSides,
});
