import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { type MeanScenario, meansToKeep, meansToReach } from "@sat/content/scenarios/means";
import { quotient, relation, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

/** Whether the mean is to rise, and whether the count is that of the values so far. */
type Fork = "rises" | "soFar";

interface Mean {
  readonly scenario: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
  readonly ways: Ways<Fork>;
}

function scenarioOf({ scenario, ways }: Mean): MeanScenario {
  return (ways.rises ? meansToReach : meansToKeep)[scenario] as MeanScenario; // drawn from the length of both lists
}

/** How many values there are so far and in the end, and their means. */
function partsOf({ count, low, high }: Mean, { rises, soFar }: Ways<Fork>) {
  const [before, after] = soFar ? [count, count + 1] : [count - 1, count];
  return { before, after, own: rises ? low : high, wanted: rises ? high : low };
}

function nextWork(mean: Mean, ways: Ways<Fork>) {
  const { before, after, own, wanted } = partsOf(mean, ways);
  return sum(times(wanted, after), times(-own, before));
}

function slipsOf(mean: Mean): PoolSlip[] {
  const { ways } = mean;
  const { before, after, own, wanted } = partsOf(mean, ways);
  return [
    slipTo(sum(times(2, wanted), -own), {
      code: "wrong-statistic",
      deed: `averaging the mean of ${own} with the last value, as if it were one value,`,
      isClassic: true,
      step: 1,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => nextWork(mean, each),
      slips: {
        rises: {
          code: "quantities-exchanged",
          deed: `exchanging the means of ${own} and ${wanted}`,
          step: 2,
        },
        soFar: {
          code: "off-by-one",
          deed: ways.soFar
            ? `counting ${before - 1} values before the last one instead of ${before}`
            : `counting ${after} values before the last one instead of ${before}`,
          step: 1,
        },
      },
    }),
    slipTo(sum(own, times(before, sum(wanted, -own))), {
      code: "wrong-total",
      deed: `adding what the first ${before} values lack to ${own} instead of ${wanted}`,
      step: 3,
    }),
    slipTo(sum(times(wanted, after), times(-own, after)), {
      code: "off-by-one",
      deed: `multiplying both means by ${after}`,
      step: 2,
    }),
    slipTo(quotient(sum(own, wanted), 2), {
      code: "wrong-statistic",
      deed: "giving the mean of the two means",
      step: 1,
    }),
  ].filter(({ face: { order = 0, value } }) => order > mean.low / 4 && value?.den === 1);
}

function stepsOf(mean: Mean): Step[] {
  const { ways } = mean;
  const { values, unit } = scenarioOf(mean);
  const { before, after, own, wanted } = partsOf(mean, ways);
  const sign = ways.rises ? ">=" : "<=";
  const extreme = ways.rises ? "least" : "greatest";
  const key = workOut(nextWork(mean, ways));
  return [
    {
      text: `Multiply the mean so far by the number of ${values} to find their sum in ${unit}.\n\n$${before} \\cdot ${own} = ${tex(before * own)}$`,
      claim: `${before}*${own} = ${before * own}`,
    },
    stepTo(
      `Let $x$ be the last value: the mean of all ${after} ${values} is the whole sum divided by $${after}$.`,
      relation(quotient(sum(before * own, "x"), after), sign, wanted),
    ),
    stepTo(
      `Multiply both sides by $${after}$.`,
      relation(sum(before * own, "x"), sign, after * wanted),
    ),
    stepTo(`Subtract $${tex(before * own)}$ from both sides.`, relation("x", sign, key)),
    {
      text: `The ${extreme} such number of ${unit} is ${inline(key)}.`,
      claim: `x = ${code(key)}`,
    },
  ];
}

/** The situation and the question. */
function textsOf(mean: Mean): readonly [string, string] {
  const { before, after, own, wanted } = partsOf(mean, mean.ways);
  const { soFar, next: name, values, unit } = scenarioOf(mean);
  const [extreme, bound] = mean.ways.rises ? ["least", "at least"] : ["greatest", "at most"];
  return [
    soFar(before, own),
    `What is the ${extreme} number of ${unit} ${name} for which the mean of all ${after} ${values} is ${bound} ${wanted} ${unit}?`,
  ];
}

/** The least or greatest last value for a mean that is at least or at most something. */
const lastValue = poolLevel<Mean>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, Math.min(meansToKeep.length, meansToReach.length) - 1);
    const low = chance.int(40, 190);
    const mean = {
      scenario,
      low,
      high: low + chance.int(2, 9),
      count: chance.int(4, 12),
      ways: drawWays(chance, "rises", "soFar"),
    };
    chance.require(low - 12 * (mean.high - low) > low / 4, "too small");
    return mean;
  },
  key: (mean) => numeral(workOut(nextWork(mean, mean.ways))),
  slips: slipsOf,
  word: (mean) => {
    const { ways } = mean;
    const { values, unit } = scenarioOf(mean);
    const { before, after, wanted } = partsOf(mean, ways);
    return {
      question: sentences(...textsOf(mean)),
      why: `With it, the mean of all ${after} ${values} is exactly ${wanted} ${unit}.`,
      opening: "A mean times the number of values is their sum, so turn both means into sums.",
      steps: stepsOf(mean),
      hint: `What is the sum of the first ${before} ${values}, and what must the sum of all ${after} be?`,
      tip: "Means cannot be averaged when the groups differ in size; sums can always be added.",
    };
  },
  facts: (mean) => {
    const { before, after, own, wanted } = partsOf(mean, mean.ways);
    return {
      kind: "whole-number",
      given: [
        `(${own}*${before} + x)/${after} ${mean.ways.rises ? ">=" : "<="} ${wanted}`,
        "x >= 0",
      ],
      unknown: "x",
      extreme: mean.ways.rises ? "least" : "greatest",
      told: textsOf(mean),
    };
  },
});

/** The last value that makes a mean high or low enough. */
export const lastValueForMean = defineLevels({
  id: "last-value-for-mean",
  version: 4,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE05"],
  optionDesign: "pool",
  Medium: lastValue,
});
