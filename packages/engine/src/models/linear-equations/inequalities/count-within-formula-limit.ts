import { type SharedLoadScenario, sharedLoads } from "@sat/content/scenarios/shared-loads";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { bounded, wholeNumberSteps } from "../../../craft/wording/whole-number-steps.ts";
import {
  type Relation,
  decimal,
  equation,
  product,
  quotient,
  relation,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import {
  type Rational,
  divide,
  isInteger,
  multiply,
  rational,
  toNumber,
} from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Load {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Two numbers, and twice the limit. */
  readonly one: number;
  readonly other: number;
  readonly halves: number;
  /** The twists: whether the greatest number within the limit is asked; whether the first number stands above the other. */
  readonly at: Twists;
}

function scenarioOf({ scenario }: Load): SharedLoadScenario {
  return sharedLoads[scenario] as SharedLoadScenario; // drawn from the length of the list
}

function limitOf({ halves }: Load): Rational {
  return rational(halves, 2);
}

/** What each thing brings, and by what all is divided. */
function partsOf({ one, other }: Load, { second }: Twists): readonly [number, number] {
  return second ? [one, other] : [other, one];
}

/** The number of things at the limit. */
function boundOf(load: Load, at: Twists): Rational {
  const [each, by] = partsOf(load, at);
  return divide(multiply(limitOf(load), by), each);
}

function answerTo(load: Load, at: Twists): number {
  return Math.floor(toNumber(boundOf(load, at))) + (at.first ? 0 : 1);
}

function formulaOf({ letters: [result, each, by] }: SharedLoadScenario): Relation {
  return equation(result, quotient(product("n", each), by));
}

function askedOf(load: Load): string {
  const { things, result, unit } = scenarioOf(load);
  const limit = inProse(limitOf(load));
  return load.at.first
    ? `greatest number of ${things} for which ${result} is at most ${limit} ${unit}`
    : `least number of ${things} for which ${result} is at least ${limit} ${unit}`;
}

/** What the formula is for, and the question. */
function textOf(load: Load): string {
  const { letters, told, each, by } = scenarioOf(load);
  const [one, other] = partsOf(load, load.at);
  return `The given formula is used to find ${told}. In the formula, ${each}, and ${by}. If $${letters[1]} = ${one}$ and $${letters[2]} = ${other}$, what is the ${askedOf(load)}?`;
}

function stepsOf(load: Load): Step[] {
  const { at } = load;
  const { result } = scenarioOf(load);
  const [each, by] = partsOf(load, at);
  const limit = limitOf(load);
  const sign = at.first ? "<=" : ">=";
  return [
    stepTo(
      `Substitute the numbers in the formula, and write that ${result} is at ${at.first ? "most" : "least"} the limit.`,
      relation(quotient(product(each, "n"), by), sign, decimal(limit)),
    ),
    stepTo(
      `Multiply both sides by $${by}$.`,
      relation(product(each, "n"), sign, decimal(multiply(limit, by))),
    ),
    ...wholeNumberSteps(each, boundOf(load, at), !at.first),
  ];
}

/** A formula with its numbers exchanged, and what follows from it. */
function wrongBound(load: Load): string {
  const wrong = { ...load.at, second: !load.at.second };
  const [each, by] = partsOf(load, wrong);
  const work = tex(quotient(times(decimal(limitOf(load)), by), each));
  return `dividing by $${each}$ and multiplying by $${by}$ instead of the reverse, $${bounded(boundOf(load, wrong), work)}$,`;
}

function optionsOf(load: Load) {
  const { at } = load;
  const answer = answerTo(load, at);
  const [each, by] = partsOf(load, at);
  const [way, otherWay] = at.first ? ["down", "up"] : ["up", "down"];
  const change = at.first ? 1 : -1;
  return siblingOptions({
    at,
    answer: (other) => answerTo(load, other),
    show: numeral,
    why: `The bound $${bounded(boundOf(load, at), tex(quotient(times(decimal(limitOf(load)), by), each)))}$ must be rounded ${way}.`,
    slips: [
      {
        code: "bound-misjudged",
        deed: `rounding the bound ${otherWay} instead of ${way}`,
        work: sum(answer, change),
      },
      { code: "ratio-upside-down", deed: `${wrongBound(load)} and rounding this ${way}` },
    ],
    corner: {
      code: "ratio-upside-down",
      deed: `${wrongBound(load)} and rounding this ${otherWay}`,
    },
  });
}

/** A formula gives what a number of equal things bring about; a limit bounds the number. */
const withinLimit = level<Load>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, sharedLoads.length - 1);
    const { parts, limit } = sharedLoads[scenario] as SharedLoadScenario; // drawn from its length
    const load = {
      scenario,
      one: onGrid(chance, parts),
      other: onGrid(chance, parts),
      halves: 2 * onGrid(chance, limit),
      at: twists(chance),
    };
    chance.require(load.one < load.other, "the same numbers in another order");
    const bounds = siblingAnswers((at) => boundOf(load, at));
    chance.require(!bounds.some(isInteger), "a bound is whole");
    const answers = siblingAnswers((at) => answerTo(load, at));
    chance.require(areDistinct(answers), "options alike");
    chance.require(
      answers.every((each) => each > 2 && each < 100),
      "a number out of range",
    );
    return load;
  },
  build: (load) => {
    const { at } = load;
    const scenario = scenarioOf(load);
    const { things, result } = scenario;
    return {
      question: paragraphs(inline(formulaOf(scenario)), textOf(load)),
      options: optionsOf(load),
      opening: `Write the limit on ${result} as an inequality, and solve it for $n$.`,
      steps: stepsOf(load),
      hint: `Which inequality in $n$ says that ${result} is at ${at.first ? "most" : "least"} ${inProse(limitOf(load))}?`,
      tip: `Try your number of ${things} and the one next to it in the formula: one keeps to the limit, the other does not.`,
    };
  },
  facts: (load) => {
    const { at } = load;
    const scenario = scenarioOf(load);
    const [each, by] = partsOf(load, at);
    return {
      kind: "whole-number",
      given: [`n*${each}/${by} ${at.first ? "<=" : ">="} ${inProse(limitOf(load))}`],
      unknown: "n",
      extreme: at.first ? "greatest" : "least",
      told: [inline(formulaOf(scenario)), textOf(load)],
    };
  },
});

/** The greatest or least number of equal things for which a formula keeps to a limit. */
export const countWithinFormulaLimit = defineLevels({
  id: "count-within-formula-limit",
  version: 1,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE18"],
  optionDesign: "orbit",
  Hard: withinLimit,
});
