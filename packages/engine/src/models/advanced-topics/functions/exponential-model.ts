import type { GrowthScenario } from "@sat/content/scenarios/growth";
import {
  type Growth,
  exponential,
  growthOptions,
  growthFacts,
  growthQuestion,
  modelStep,
  otherDirection,
  percentBase,
  percentFactor,
  percentShare,
  percentStep,
} from "../../../craft/algebra/exponential.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { fastGrowthsFor, growthsFor, startingAmount } from "../../../craft/scenarios/growth.ts";
import { type Expression, expression, product, quotient } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { divide } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import { inOtherUnit } from "./growth-in-other-unit.ts";

interface Percent {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly rises: boolean;
  /** The change is this many percent, or a tenth of as many. */
  readonly whole: number;
  readonly tenth: boolean;
}

function statedPercent({ whole, tenth }: Percent): number {
  return tenth ? whole / 10 : whole;
}

/** A change by a percent in each unit of time; the options cross its direction with the place of its digits. */
const byPercent = level<Percent>({
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const rises = chance.flip();
    const scenario = chance.pick(growthsFor(rises));
    return {
      scenario,
      amount: startingAmount(chance, scenario),
      rises,
      whole: chance.int(2, scenario.steepest),
      tenth: chance.flip(),
    };
  },
  build: (growing) => {
    const { scenario, amount, rises, tenth } = growing;
    const { unit } = scenario;
    const stated = statedPercent(growing);
    const misread = statedPercent({ ...growing, tenth: !tenth });
    const written = inline(percentShare(misread));
    const base = percentBase(stated, rises);
    const rate = (of: Growth) => percentBase(of.slipped ? misread : stated, of.rises);
    const show = (of: Growth) => exponential(amount, rate(of), expression("t"));
    return {
      question: growthQuestion(
        scenario,
        amount,
        `${rises ? "increases" : "decreases"} by ${stated}% each ${unit}`,
        unit,
      ),
      options: growthOptions({
        rises,
        why: `The initial amount is ${grouped(amount)}, and the factor for each ${unit} is ${inline(base)}.`,
        direction: otherDirection(stated, rises),
        second: {
          code: "percent-misread",
          deed: `writing ${stated}% as ${written}, so that the factor is ${inline(percentFactor(misread, rises))},`,
        },
        corner: `writing ${stated}% as ${written} and ${rises ? "subtracting it from" : "adding it to"} $1$, so that the factor is ${inline(percentFactor(misread, !rises))},`,
        show,
      }),
      opening: `A change by the same percent each ${unit} is a multiplication by the same factor.`,
      steps: [
        percentStep(stated, rises, `each ${unit}`),
        { text: `In $t$ ${unit}s, this happens $t$ times, so the exponent is $t$.` },
        modelStep(amount, base, expression("t")),
      ],
      hint: `After ${rises ? "an increase" : "a decrease"} of ${stated}%, what percent of the amount is there?`,
      tip: "Substitute $0$ for $t$ to test a model for its initial amount, and $1$ for its first change.",
      archetype: rises ? "PC16" : "PC17",
    };
  },
  facts: (growing) => {
    const { scenario, amount, rises } = growing;
    const [{ unit }, percent] = [scenario, statedPercent(growing)];
    return growthFacts({ scenario, amount, rises, percent, unit, time: "1", rhythm: unit });
  },
});

interface Times {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly rises: boolean;
  /** The percent of each change, or 100 for a doubling or halving. */
  readonly percent: number;
  readonly count: number;
  /** So many times in each unit of time, not once in so many units. */
  readonly often: boolean;
}

const OFTEN = ["twice", "three times", "four times", "five times", "six times"];

/** What the amount does each time: "doubles", "decreases by 15%". */
function changeText({ percent }: Pick<Times, "percent">, rises: boolean): string {
  if (percent === 100) return rises ? "doubles" : "is cut in half";
  return `${rises ? "increases" : "decreases"} by ${percent}%`;
}

/** The same once it has happened: "doubled". */
function changedText({ percent }: Pick<Times, "percent">, rises: boolean): string {
  if (percent === 100) return rises ? "doubled" : "been cut in half";
  return `${rises ? "increased" : "decreased"} by ${percent}%`;
}

function timesBase({ percent }: Pick<Times, "percent">, rises: boolean): Expression {
  return percent === 100 ? expression(rises ? 2 : divide(1, 2)) : percentBase(percent, rises);
}

function factorStep({ scenario, percent, rises }: Times): Step {
  if (percent !== 100) return percentStep(percent, rises, "each time");
  const { thing } = scenario;
  return {
    text: `Each time ${thing} ${changeText({ percent }, rises)}, it is multiplied by ${inline(timesBase({ percent }, rises))}.`,
  };
}

function timesSteps(growing: Times): Step[] {
  const { scenario, amount, rises, count, often } = growing;
  const { unit, thing } = scenario;
  const times = OFTEN[count - 2] ?? "";
  const rhythm = often
    ? `every $\\frac{1}{${count}}$ ${unit}, so ${times} each ${unit}`
    : `every ${count} ${unit}s`;
  const exponent = timesExponent(count, often);
  const [known, happened] = often ? [`1 ${unit}`, times] : [`${count} ${unit}s`, "once"];
  return [
    factorStep(growing),
    {
      text: `The change happens ${rhythm}. ${often ? "Multiply" : "Divide"} $t$ by $${count}$ to find how many times it happens in $t$ ${unit}s. This is the exponent.\n\n${inline(exponent)}`,
    },
    modelStep(amount, timesBase(growing, rises), exponent),
    {
      text: `Check: after ${known} the exponent is $${often ? count : 1}$, so ${thing} has ${changedText(growing, rises)} ${happened}, as stated.`,
    },
  ];
}

function timesExponent(count: number, many: boolean): Expression {
  return many ? product(count, "t") : quotient("t", count);
}

/** A doubling, or a change by a percent; the options cross its direction with how often it happens. */
const byTimes = level<Times>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const rises = chance.flip();
    const scenario = chance.pick(fastGrowthsFor(rises));
    const percent = chance.int(0, 2) === 0 ? 100 : chance.int(20, 5 * scenario.steepest) / 10;
    return {
      scenario,
      amount: startingAmount(chance, scenario),
      rises,
      percent,
      count: chance.int(2, percent === 100 ? 4 : 6),
      often: chance.flip(),
    };
  },
  build: (growing) => {
    const { scenario, amount, rises, percent, count, often } = growing;
    const { unit } = scenario;
    const exponent = (many: boolean) => timesExponent(count, many);
    const base = (up: boolean) => timesBase(growing, up);
    const show = (growth: Growth) =>
      exponential(amount, base(growth.rises), exponent(often !== growth.slipped));
    const verb = changeText(growing, rises);
    const times = OFTEN[count - 2] ?? "";
    const frequency = often ? `every $\\frac{1}{${count}}$ ${unit}` : `every ${count} ${unit}s`;
    return {
      question: growthQuestion(scenario, amount, `${verb} ${frequency}`, unit),
      options: growthOptions({
        rises,
        why: `The exponent increases by $1$ each time the amount ${verb}.`,
        direction:
          percent === 100
            ? `using the factor ${inline(base(!rises))} instead of ${inline(base(rises))}`
            : otherDirection(percent, rises),
        second: {
          code: "opposite-operation",
          deed: often
            ? `dividing $t$ by $${count}$, as if the change happened every ${count} ${unit}s,`
            : `multiplying $t$ by $${count}$, as if the change happened ${times} each ${unit},`,
        },
        corner: `using the factor ${inline(base(!rises))} with the exponent ${inline(exponent(!often))}, as for ${rises ? "a decrease" : "an increase"} that happens ${often ? `every ${count} ${unit}s` : `${times} each ${unit}`},`,
        show,
      }),
      opening: "The exponent counts how many times the amount is multiplied by its factor.",
      steps: timesSteps(growing),
      hint: `How many times does the change happen in the first $${often ? 2 : 2 * count}$ ${unit}s?`,
      tip: "Check the exponent at a time for which the number of changes is known.",
      archetype: "PC20",
    };
  },
  facts: ({ scenario, amount, rises, percent, count, often }) => {
    const { unit } = scenario;
    const stated = { scenario, amount, rises, percent, unit };
    return often
      ? growthFacts({
          ...stated,
          time: `1/${count}`,
          rhythm: `every $\\frac{1}{${count}}$ ${unit}`,
        })
      : growthFacts({ ...stated, time: `${count}`, rhythm: `${count} ${unit}s` });
  },
});

/** The exponential function that models an amount which keeps changing by the same factor. */
export const exponentialModel = defineLevels({
  id: "exponential-model",
  version: 8,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC16", "PC17", "PC20", "PC21"],
  optionDesign: "orbit",
  Easy: byPercent,
  Medium: byTimes,
  Hard: inOtherUnit,
});
