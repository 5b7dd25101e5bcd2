import { type ThresholdScenario, thresholds } from "@sat/content/scenarios/thresholds";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { type Expression, decimal, power, sum, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { add, multiply, rational, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Growth {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly amount: number;
  readonly percent: number;
  readonly threshold: number;
  /** The twists: whether each percent is taken of the value before; whether the first time above is asked, not the last below. */
  readonly at: Twists;
}

/** Where more periods would be needed, nobody would try them one by one. */
const MOST = 20;

function scenarioOf({ scenario }: Pick<Growth, "scenario">): ThresholdScenario {
  return thresholds[scenario] as ThresholdScenario; // drawn from the length of the list
}

function factorOf({ percent }: Growth) {
  return add(1, rational(percent, 100));
}

/** What is added each time, where it is always the same. */
function addedOf({ amount, percent }: Growth) {
  return multiply(amount, rational(percent, 100));
}

/** The value after so many periods. */
function valueWork(growth: Growth, periods: number, isCompound: boolean): Expression {
  return isCompound
    ? times(growth.amount, power(decimal(factorOf(growth)), periods))
    : sum(growth.amount, times(periods, decimal(addedOf(growth))));
}

function valueAfter(growth: Growth, periods: number, isCompound: boolean): number {
  const { amount, percent } = growth;
  return isCompound
    ? amount * (1 + percent / 100) ** periods
    : amount + periods * toNumber(addedOf(growth));
}

function firstAbove(growth: Growth, isCompound: boolean): number {
  let periods = 1;
  while (periods < MOST && valueAfter(growth, periods, isCompound) <= growth.threshold)
    periods += 1;
  return periods;
}

function answerTo(growth: Growth, { first, second }: Twists): number {
  return firstAbove(growth, first) - (second ? 0 : 1);
}

/** Whether no value comes so close to the threshold that it would have to be worked out to many digits. */
function isClear(growth: Growth): boolean {
  return [true, false].every((isCompound) => {
    const last = firstAbove(growth, isCompound);
    return [last - 1, last].every(
      (periods) => Math.abs(valueAfter(growth, periods, isCompound) / growth.threshold - 1) > 0.004,
    );
  });
}

function draw(chance: Chance): Growth {
  const scenario = chance.int(0, thresholds.length - 1);
  const { amounts, percents } = scenarioOf({ scenario });
  const [from, to, step] = amounts;
  const amount = from + step * chance.int(0, (to - from) / step);
  const unit = amount < 1_000 ? 20 : 100;
  const growth = {
    scenario,
    amount,
    percent: chance.int(...percents),
    threshold: unit * Math.round((amount * chance.int(130, 300)) / 100 / unit),
    at: twists(chance),
  };
  const [compound, linear] = [firstAbove(growth, true), firstAbove(growth, false)];
  chance.require(compound > 2 && linear < MOST && linear > compound + 1, "counts do not suit");
  chance.require(isClear(growth), "a value close to the threshold");
  return growth;
}

/** "1{,}250(1.08)^{7} \approx 2{,}142.3", or without a fraction where it ends. */
function shownValue(growth: Growth, periods: number): string {
  const { at } = growth;
  const work = valueWork(growth, periods, at.first);
  if (!at.first) return `${tex(work)} = ${tex(decimal(workOut(work)))}`;
  const value = valueAfter(growth, periods, true);
  // What ends with the second digit is no farther from the tenth below than from the one above.
  const inHundredths = Math.round(100 * value);
  if (Math.abs(100 * value - inHundredths) < 1e-6)
    return `${tex(work)} = ${tex(decimal(rational(inHundredths, 100)))}`;
  const [whole = "", tenth = ""] = value.toFixed(1).split(".");
  return `${tex(work)} \\approx ${grouped(Number(whole)).replaceAll(",", "{,}")}.${tenth}`;
}

/** "the volume of wood" for "the volume of wood, in cubic meters,". */
function shortName(thing: string): string {
  return thing.replace(/,? in .*/, "");
}

function several(unit: string, count: number): string {
  return `$${count}$ ${unit}${count === 1 ? "" : "s"}`;
}

function stepsOf(growth: Growth): Step[] {
  const { percent, at, threshold } = growth;
  const { unit, thing } = scenarioOf(growth);
  const first = firstAbove(growth, at.first);
  const name = shortName(thing);
  const rule = at.first
    ? {
        text: `An increase of ${percent}% multiplies ${name} by the same factor each ${unit}.\n\n$1 + \\frac{${percent}}{100} = ${tex(decimal(factorOf(growth)))}$`,
      }
    : {
        text: `Each ${unit}, ${name} increases by the same amount.\n\n$\\frac{${percent}}{100} \\cdot ${tex(growth.amount)} = ${tex(decimal(addedOf(growth)))}$`,
      };
  return [
    rule,
    {
      text: `Try whole numbers of ${unit}s. After ${several(unit, first - 1)}, the value is still less than ${grouped(threshold)}.\n\n$${shownValue(growth, first - 1)}$`,
    },
    {
      text: `After ${several(unit, first)}, it is greater than ${grouped(threshold)}.\n\n$${shownValue(growth, first)}$`,
    },
    {
      text: `So the ${at.second ? "least whole number asked for" : "greatest whole number asked for"} is $${answerTo(growth, at)}$.`,
    },
  ];
}

/** How each rule is mistaken for the other. */
function ruleSlip(growth: Growth): string {
  const { percent, amount, at } = growth;
  const { unit } = scenarioOf(growth);
  return at.first
    ? `adding the same amount, $\\frac{${percent}}{100} \\cdot ${tex(amount)} = ${tex(decimal(addedOf(growth)))}$, each ${unit}`
    : `taking ${percent}% of the latest value instead of the initial one each ${unit}`;
}

function ruleOf({ at, percent }: Growth, { thing, unit }: ThresholdScenario): string {
  return at.first
    ? `${thing} will be ${percent}% greater after each ${unit} than it was one ${unit} earlier`
    : `${thing} will increase after each ${unit} by an amount equal to ${percent}% of its initial value`;
}

function askedOf({ at, threshold }: Growth, { thing, unit }: ThresholdScenario): string {
  const name = shortName(thing);
  return at.second
    ? `least whole number of ${unit}s after which ${name} will be greater than ${grouped(threshold)}`
    : `greatest whole number of ${unit}s after which ${name} will still be less than ${grouped(threshold)}`;
}

/** A number grows until it passes another. */
const untilThreshold = level<Growth>({
  space: 200_000,
  steps: 4,
  context: true,
  draw,
  build: (growth) => {
    const { amount, threshold, at } = growth;
    const scenario = scenarioOf(growth);
    const { start, who, unit } = scenario;
    const first = firstAbove(growth, at.first);
    const answer = answerTo(growth, at);
    const [slip, other] = [ruleSlip(growth), answer + (at.second ? -1 : 1)];
    return {
      question: `${start(grouped(amount))}, and ${who} estimates that ${ruleOf(growth, scenario)}. Based on this estimate, what is the ${askedOf(growth, scenario)}?`,
      options: siblingOptions({
        at,
        answer: (each) => answerTo(growth, each),
        show: numeral,
        why: `The value passes ${grouped(threshold)} between ${several(unit, first - 1)} and ${several(unit, first)}.`,
        slips: [
          { code: "linear-for-exponential", deed: slip },
          {
            code: "off-by-one",
            deed: at.second
              ? `giving the last ${unit} after which the value is still less than ${grouped(threshold)}`
              : `giving the first ${unit} after which the value is greater than ${grouped(threshold)}`,
            work: sum(answer, other - answer),
          },
        ],
        corner: {
          code: "linear-for-exponential",
          deed: `counting one ${unit} too ${at.second ? "few" : "many"} while ${slip}`,
        },
      }),
      opening: at.first
        ? "Each percent is taken of the latest value, so the growth is exponential."
        : "Each percent is taken of the initial value, so the growth is linear.",
      steps: stepsOf(growth),
      hint: at.first
        ? `By which factor does the value change from one ${unit} to the next?`
        : `By how much does the value change each ${unit}?`,
      tip: "Enter the expression in the calculator for several whole numbers, and see where it passes the limit.",
    };
  },
  facts: (growth) => {
    const { amount, percent, threshold, at } = growth;
    const scenario = scenarioOf(growth);
    const value = at.first
      ? `${amount}*(1 + ${percent}/100)^n`
      : `${amount} + n*(${percent}/100*${amount})`;
    return {
      kind: "whole-number",
      given: [`${value} ${at.second ? ">" : "<"} ${threshold}`],
      unknown: "n",
      extreme: at.second ? "least" : "greatest",
      told: [scenario.start(grouped(amount)), ruleOf(growth, scenario), askedOf(growth, scenario)],
    };
  },
});

/** How long a number grows until it passes another. */
export const firstTimeAboveThreshold = defineLevels({
  id: "first-time-above-threshold",
  version: 1,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC37"],
  optionDesign: "orbit",
  Hard: untilThreshold,
});
