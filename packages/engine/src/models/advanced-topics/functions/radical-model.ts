import { range } from "../../../craft/draws/ranges.ts";
import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { type RootScenario, rootScenarios } from "@sat/content/scenarios/root-models";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  decimal,
  equation,
  power,
  product,
  quotient,
  root,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Model {
  readonly scenario: RootScenario;
  readonly letter: string;
  /** Ten times the factor of the root. */
  readonly tenths: number;
  /** The number in the formula; it is a multiple of the factor. */
  readonly number: number;
  /** The value of the modeled quantity, divided by the factor. */
  readonly value: number;
}

/** Tenths of factors with multiples that are whole. */
const FACTORS = range(11, 250).flatMap((tenths) =>
  range(1, 9)
    .filter((count) => (tenths * count) % 10 === 0)
    .map((count) => ({ tenths, number: (tenths * count) / 10 })),
);

function factorsOf({ factor: [lowest, highest] }: RootScenario) {
  return FACTORS.filter(({ tenths }) => tenths >= 10 * lowest && tenths <= 10 * highest);
}

function factorOf({ tenths }: Model): Expression {
  return decimal(rational(tenths, 10));
}

/** The value of the modeled quantity. */
function modeledOf({ tenths, value }: Model): Expression {
  return decimal(rational(tenths * value, 10));
}

/** Whether the number is added, and whether it stands under the root. */
type Fork = "added" | "inside";
type Problem = { readonly terms: Model; readonly ways: Ways<Fork> };

function changeOf({ terms: { number }, ways }: Problem): number {
  return ways.added ? number : -number;
}

function modelAt(problem: Problem) {
  const { scenario, letter } = problem.terms;
  const [factor, change] = [factorOf(problem.terms), changeOf(problem)];
  const right = problem.ways.inside
    ? product(factor, root(sum(letter, change)))
    : sum(product(factor, root(letter)), change);
  return equation(scenario.name, right);
}

/** What the other quantity is. */
function placeOf({ terms: { scenario, letter, number }, ways }: Problem): string {
  const { at, shifted } = scenario;
  return shifted?.[ways.added ? "plus" : "minus"](letter, number) ?? at(letter);
}

/** What the root is equal to. */
function rootWork(problem: Problem) {
  const [factor, modeled] = [factorOf(problem.terms), modeledOf(problem.terms)];
  return problem.ways.inside
    ? quotient(modeled, factor)
    : quotient(sum(modeled, -changeOf(problem)), factor);
}

function work(problem: Problem) {
  const square = power(rootWork(problem), 2);
  return problem.ways.inside ? sum(square, -changeOf(problem)) : square;
}

/** Where a number is subtracted, the model does not hold from zero on: its value is not negative. */
function least({ terms: { tenths, number }, ways }: Problem): number | undefined {
  if (ways.added) return undefined;
  return ways.inside ? number : ((10 * number) / tenths) ** 2;
}

function slips(problem: Problem): PoolSlip[] {
  const { terms, ways } = problem;
  const { number } = terms;
  const change = changeOf(problem);
  const [undoing, repeating] = ways.added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  const unsquared = rootWork(problem);
  return [
    slipTo(ways.inside ? sum(unsquared, -change) : unsquared, {
      code: "power-or-root-left-out",
      deed: "leaving out the squaring",
      step: 2,
      isSpare: true,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => work({ terms, ways: each }),
      slips: {
        added: {
          code: "sign-lost",
          deed: `${repeating} $${number}$ instead of ${undoing} it`,
          step: ways.inside ? 3 : 1,
        },
        inside: {
          code: "order-of-steps",
          isClassic: true,
          deed: ways.inside
            ? `${undoing} $${number}$ before dividing and squaring`
            : `${undoing} $${number}$ after dividing and squaring`,
          step: 1,
        },
      },
    }),
    slipTo(power(quotient(modeledOf(terms), factorOf(terms)), 2), {
      code: "term-left-out",
      deed: `leaving out the $${number}$`,
      step: ways.inside ? 3 : 1,
    }),
    slipTo(sum(times(unsquared, 2), ways.inside ? -change : 0), {
      code: "exponent-rule",
      deed: "doubling the value of the root instead of squaring it",
      step: 2,
    }),
  ];
}

function solution(problem: Problem): Step[] {
  const { scenario, letter } = problem.terms;
  const change = changeOf(problem);
  const [factor, modeled] = [factorOf(problem.terms), modeledOf(problem.terms)];
  const size = workOut(rootWork(problem));
  const rooted = problem.ways.inside ? sum(letter, change) : letter;
  const undo = removing(change);
  const { right } = modelAt(problem);
  return [
    stepTo(`Substitute ${inline(modeled)} for $${scenario.name}$.`, equation(modeled, right)),
    ...(problem.ways.inside
      ? []
      : [
          stepTo(
            undo,
            equation(decimal(workOut(sum(modeled, -change))), product(factor, root(letter))),
          ),
        ]),
    stepTo(`Divide both sides by ${inline(factor)}.`, equation(root(rooted), size)),
    stepTo("Square both sides.", equation(rooted, workOut(power(size, 2)))),
    ...(problem.ways.inside ? [stepTo(undo, equation(letter, workOut(work(problem))))] : []),
  ];
}

/** The modeled quantity is given, and the one under the root is asked. */
const underTheRoot = poolLevel<Problem>({
  isEven: true,
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(rootScenarios);
    const terms = {
      scenario,
      letter: chance.pick(scenario.letters),
      ...chance.pick(factorsOf(scenario)),
      value: chance.int(4, 30),
    };
    const problem = { terms, ways: drawWays(chance, "added", "inside") };
    const key = toNumber(workOut(work(problem)));
    chance.require(
      (10 * terms.number) / terms.tenths < terms.value &&
        key > (least(problem) ?? 1) &&
        key <= scenario.most,
      "a quantity is too small or too large",
    );
    chance.require(
      problem.ways.inside || scenario.shifted === undefined,
      "the number has no meaning outside the root",
    );
    return problem;
  },
  key: (problem) => numeral(workOut(work(problem))),
  slips: (problem) => slips(problem).filter(({ face }) => (face.order ?? 0) > 0),
  word: (problem) => {
    const { scenario, letter } = problem.terms;
    const modeled = modeledOf(problem.terms);
    const bound = least(problem);
    const domain = bound === undefined ? "" : `, where $${letter} \\ge ${bound}$`;
    return {
      question: paragraphs(
        inline(modelAt(problem)),
        `The given formula models ${scenario.models} ${placeOf(problem)}${domain}. According to the model, what is ${scenario.asked}, in ${scenario.unit}, when ${scenario.modeled} is ${inline(modeled)}${scenario.modeledUnit === "" ? "" : ` ${scenario.modeledUnit}`}?`,
      ),
      why: `For this value of $${letter}$, the formula gives ${inline(equation(scenario.name, modeled))}.`,
      opening: "Substitute the known quantity, isolate the root, and square both sides.",
      steps: solution(problem),
      hint: `When ${inline(equation(scenario.name, modeled))}, what must ${inline(root(problem.ways.inside ? sum(letter, changeOf(problem)) : letter))} be equal to?`,
      tip: "Isolate the root before you square both sides, and check the answer in the formula.",
    };
  },
  facts: (problem) => {
    const { scenario, letter } = problem.terms;
    const modeled = code(modeledOf(problem.terms));
    const bound = least(problem);
    return {
      kind: "value",
      given: [code(modelAt(problem)), `${scenario.name} = ${modeled}`],
      ask: letter,
      told: [
        `${scenario.models} ${placeOf(problem)} ${bound === undefined ? "" : `$${letter} \\ge ${bound}$`}`,
        `${scenario.asked} in ${scenario.unit} when ${scenario.modeled} ${modeled} ${scenario.modeledUnit}`,
      ],
    };
  },
});

/** A quantity under the root of a formula that models something. */
export const radicalModel = defineLevels({
  id: "radical-model",
  version: 5,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC32"],
  optionDesign: "pool",
  Medium: underTheRoot,
});
