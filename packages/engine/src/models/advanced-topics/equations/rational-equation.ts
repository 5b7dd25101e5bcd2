import { removing } from "../../../craft/algebra/moving-terms.ts";
import { drawNumbers } from "../../../craft/algebra/equal-exponents.ts";
import {
  type ProportionProblem,
  proportion,
  proportionSlips,
  proportionWork,
  signedTerms,
} from "../../../craft/algebra/equal-quotients.ts";
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
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Single {
  readonly x: string;
  readonly number: number;
  readonly value: number;
  readonly shift: number;
}

/** Whether the unknown stands in the denominator, and whether the shift is added to it. */
type SingleFork = "under" | "added";
type SingleProblem = { readonly terms: Single; readonly ways: Ways<SingleFork> };

function lineOf({ terms: { x, shift }, ways }: SingleProblem) {
  return sum(x, ways.added ? shift : -shift);
}

function singleEquation(problem: SingleProblem) {
  const { number, value } = problem.terms;
  const line = lineOf(problem);
  return equation(problem.ways.under ? quotient(number, line) : quotient(line, number), value);
}

/** What x with its shift is equal to. */
function lineWork({ terms: { number, value }, ways }: SingleProblem) {
  return ways.under ? quotient(number, value) : times(number, value);
}

function singleWork(problem: SingleProblem) {
  const { shift } = problem.terms;
  return sum(lineWork(problem), problem.ways.added ? -shift : shift);
}

function singleSlips(problem: SingleProblem): PoolSlip[] {
  const { terms, ways } = problem;
  const { x, number, value, shift } = terms;
  const move = ways.added ? -shift : shift;
  const [undoing, repeating] = ways.added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    ...slipsAtForks({
      ways,
      work: (each) => singleWork({ terms, ways: each }),
      slips: {
        under: {
          code: "opposite-operation",
          deed: ways.under
            ? `multiplying $${number}$ by $${value}$ instead of dividing`
            : `dividing $${number}$ by $${value}$ instead of multiplying`,
          step: 1,
        },
        added: {
          code: "sign-lost",
          deed: `${repeating} $${shift}$ instead of ${undoing} it`,
          step: 2,
        },
      },
    }),
    slipTo(ways.under ? quotient(sum(number, move), value) : times(number, sum(value, move)), {
      code: "distributed-to-one-term",
      deed: ways.under
        ? `multiplying only $${x}$ by $${value}$, but not the $${shift}$,`
        : `dividing only $${x}$ by $${number}$, but not the $${shift}$,`,
      isClassic: true,
      step: 1,
    }),
    slipTo(ways.under ? sum(number, move) : sum(value, move), {
      code: "term-left-out",
      deed: `leaving out the $${ways.under ? value : number}$`,
      step: 1,
    }),
    slipTo(sum(number, ways.under ? -value : value, move), {
      code: "opposite-operation",
      deed: ways.under
        ? `subtracting $${value}$ from $${number}$ instead of dividing by it`
        : `adding $${value}$ and $${number}$ instead of multiplying them`,
      step: 1,
    }),
  ];
}

function singleSteps(problem: SingleProblem): Step[] {
  const { x, number, value, shift } = problem.terms;
  const [line, found] = [lineOf(problem), workOut(lineWork(problem))];
  return [
    ...(problem.ways.under
      ? [
          stepTo(
            `Multiply both sides by the denominator, ${inline(line)}.`,
            equation(number, product(value, line)),
          ),
          stepTo(`Divide both sides by $${value}$.`, equation(found, line)),
        ]
      : [stepTo(`Multiply both sides by $${number}$.`, equation(line, found))]),
    stepTo(
      removing(problem.ways.added ? shift : -shift),
      equation(x, workOut(singleWork(problem))),
    ),
  ];
}

/** A number over a linear expression, or the other way about, is equal to a number. */
const oneFraction = poolLevel<SingleProblem>({
  isEven: true,
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const value = chance.int(2, 9);
    const number = value * chance.int(2, 12);
    const terms = { x: chance.pick(UNKNOWNS), number, value, shift: chance.int(2, 60) };
    const ways = drawWays(chance, "under", "added");
    chance.require(number * value <= 300, "a number is large");
    chance.require(workOut(singleWork({ terms, ways })).num !== 0, "a solution of 0");
    return { terms, ways };
  },
  key: (problem) => numeral(workOut(singleWork(problem))),
  slips: singleSlips,
  word: (problem) => {
    const { x, number, value } = problem.terms;
    const found = workOut(lineWork(problem));
    const fraction = problem.ways.under ? quotient(number, found) : quotient(found, number);
    return {
      question: paragraphs(
        inline(singleEquation(problem)),
        `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `For this value of $${x}$, the left side is ${inline(equation(fraction, value))}.`,
      opening: "Multiply both sides by the denominator so that no fraction is left.",
      steps: singleSteps(problem),
      hint: problem.ways.under
        ? `By what number must $${number}$ be divided to give $${value}$?`
        : `What number divided by $${number}$ gives $${value}$?`,
      tip: `A fraction bar acts as parentheses: treat an expression such as ${inline(lineOf(problem))} as one quantity.`,
    };
  },
  facts: (problem) => ({
    kind: "value",
    given: [code(singleEquation(problem))],
    ask: problem.terms.x,
  }),
});

/** Two fractions with the unknown below the bar are equal. */
const twoFractions = poolLevel<ProportionProblem>({
  isEven: true,
  space: 300_000,
  steps: 3,
  draw: (chance) => {
    const [a, c] = [chance.int(2, 15), chance.int(2, 15)];
    chance.require(a !== c, "one problem of the family has no solution");
    const [b, d] = drawNumbers(chance, Math.abs(a - c), 20).map(Math.abs) as [number, number]; // both
    chance.require((b + d) % (a - c) === 0 && b !== d, "a solution is not whole");
    const terms = { x: chance.pick(UNKNOWNS), a, b, c, d };
    const ways = drawWays(chance, "left", "right");
    const solution = workOut(proportionWork({ terms, ways }));
    chance.require(solution.num !== 0, "a solution of 0");
    chance.require(Math.abs(solution.num) < 100, "a solution is large");
    return { terms, ways };
  },
  key: (problem) => numeral(workOut(proportionWork(problem))),
  slips: proportionSlips,
  word: (problem) => {
    const { x, a, b, c, d } = signedTerms(problem);
    const [left, right] = [sum(x, b), sum(x, d)];
    return {
      question: paragraphs(
        inline(proportion(problem)),
        `What value of $${x}$ is the solution to the given equation?`,
      ),
      why: `With ${inline(equation(x, workOut(proportionWork(problem))))}, the two fractions are equal and neither denominator is $0$.`,
      opening: "Multiply both sides by both denominators so that no fraction is left.",
      steps: [
        stepTo(
          `Multiply both sides by ${inline(left)} and by ${inline(right)}.`,
          equation(product(a, right), product(c, left)),
        ),
        stepTo(
          `Distribute $${a}$ and $${c}$.`,
          equation(polynomial([a * d, a], x), polynomial([c * b, c], x)),
        ),
        stepTo(
          `Collect the terms in $${x}$ on the left side and the numbers on the right.`,
          equation(product(a - c, x), c * b - a * d),
        ),
        ...(a - c === 1
          ? []
          : [
              stepTo(
                `Divide both sides by $${a - c}$.`,
                equation(x, workOut(proportionWork(problem))),
              ),
            ]),
      ],
      hint: `What is left on each side after both sides are multiplied by ${inline(left)} and by ${inline(right)}?`,
      tip: "Put parentheses around a denominator before you multiply it by a number.",
    };
  },
  facts: (problem) => ({
    kind: "value",
    given: [code(proportion(problem))],
    ask: problem.terms.x,
  }),
});

/** An equation with the unknown in a denominator. */
export const rationalEquation = defineLevels({
  id: "rational-equation",
  version: 6,
  topic: "advanced-topics",
  skill: "P.B",
  calculator: ["Easy", "Medium"],
  archetypes: ["PB11"],
  optionDesign: "pool",
  Easy: oneFraction,
  Medium: twoFractions,
});
