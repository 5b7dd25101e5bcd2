import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { type RootScenario, rootScenarios } from "@sat/content/scenarios/root-models";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, power, product, quotient, root, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Model {
  readonly scenario: RootScenario;
  readonly letter: string;
  readonly factor: number;
  /** The number in the formula; it is a multiple of the factor. */
  readonly number: number;
  /** The value of the modeled quantity, divided by the factor. */
  readonly value: number;
}

/** Whether the number is added, and whether it stands under the root. */
type Fork = "added" | "inside";
type Problem = { readonly terms: Model; readonly ways: Ways<Fork> };

function changeOf({ terms: { number }, ways }: Problem): number {
  return ways.added ? number : -number;
}

function modelAt(problem: Problem) {
  const { scenario, letter, factor } = problem.terms;
  const change = changeOf(problem);
  const right = problem.ways.inside
    ? product(factor, root(sum(letter, change)))
    : sum(product(factor, root(letter)), change);
  return equation(scenario.name, right);
}

/** What the root is equal to. */
function rootWork(problem: Problem) {
  const { factor, value } = problem.terms;
  return problem.ways.inside
    ? quotient(factor * value, factor)
    : quotient(sum(factor * value, -changeOf(problem)), factor);
}

function work(problem: Problem) {
  const square = power(rootWork(problem), 2);
  return problem.ways.inside ? sum(square, -changeOf(problem)) : square;
}

/** Where a number is subtracted, the model does not hold from zero on: its value must be positive. */
function least({ terms: { factor, number }, ways }: Problem): number | undefined {
  if (ways.added) return undefined;
  return ways.inside ? number + 1 : (number / factor + 1) ** 2;
}

function slips(problem: Problem): PoolSlip[] {
  const { terms, ways } = problem;
  const { factor, value, number } = terms;
  const change = changeOf(problem);
  const modeled = factor * value;
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
    slipTo(power(quotient(modeled, factor), 2), {
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
  const { scenario, letter, factor, value } = problem.terms;
  const change = changeOf(problem);
  const modeled = factor * value;
  const size = workOut(rootWork(problem));
  const rooted = problem.ways.inside ? sum(letter, change) : letter;
  const undo = removing(change);
  const { right } = modelAt(problem);
  return [
    stepTo(`Substitute $${modeled}$ for $${scenario.name}$.`, equation(modeled, right)),
    ...(problem.ways.inside
      ? []
      : [stepTo(undo, equation(modeled - change, product(factor, root(letter))))]),
    stepTo(`Divide both sides by $${factor}$.`, equation(root(rooted), size)),
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
    const factor = chance.int(2, 12);
    const terms = {
      scenario,
      letter: chance.pick(scenario.letters),
      factor,
      number: factor * chance.int(1, 9),
      value: chance.int(4, 30),
    };
    const problem = { terms, ways: drawWays(chance, "added", "inside") };
    const key = toNumber(workOut(work(problem)));
    chance.require(
      terms.number / factor < terms.value && key > (least(problem) ?? 1) && key < 1_000,
      "a quantity is too small or too large",
    );
    return problem;
  },
  key: (problem) => numeral(workOut(work(problem))),
  slips: (problem) => slips(problem).filter(({ face }) => (face.order ?? 0) > 0),
  word: (problem) => {
    const { scenario, letter, factor, value } = problem.terms;
    const modeled = factor * value;
    const bound = least(problem);
    const domain = bound === undefined ? "" : `, where $${letter} \\ge ${bound}$`;
    return {
      question: paragraphs(
        inline(modelAt(problem)),
        `The given formula models ${scenario.models} ${scenario.at(letter)}${domain}. According to the model, what is ${scenario.asked}, in ${scenario.unit}, when ${scenario.modeled} is ${modeled}${scenario.modeledUnit === "" ? "" : ` ${scenario.modeledUnit}`}?`,
      ),
      why: `For this value of $${letter}$, the formula gives ${inline(equation(scenario.name, modeled))}.`,
      opening: "Substitute the known quantity, isolate the root, and square both sides.",
      steps: solution(problem),
      hint: `When $${scenario.name} = ${modeled}$, what must ${inline(root(problem.ways.inside ? sum(letter, changeOf(problem)) : letter))} be equal to?`,
      tip: "Isolate the root before you square both sides, and check the answer in the formula.",
    };
  },
  facts: (problem) => {
    const { scenario, letter, factor, value } = problem.terms;
    const modeled = factor * value;
    const bound = least(problem);
    return {
      kind: "value",
      given: [code(modelAt(problem)), `${scenario.name} = ${modeled}`],
      ask: letter,
      told: [
        `${scenario.models} ${scenario.at(letter)} ${bound === undefined ? "" : `$${letter} \\ge ${bound}$`}`,
        `${scenario.asked} in ${scenario.unit} when ${scenario.modeled} ${modeled} ${scenario.modeledUnit}`,
      ],
    };
  },
});

/** A quantity under the root of a formula that models something. */
export const radicalModel = defineLevels({
  id: "radical-model",
  version: 4,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC32"],
  optionDesign: "pool",
  Medium: underTheRoot,
});
