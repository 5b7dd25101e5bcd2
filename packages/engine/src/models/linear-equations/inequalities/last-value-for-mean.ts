import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type MeanScenario, meansToKeep, meansToReach } from "@sat/content/scenarios/means";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { quotient, relation, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

interface Mean {
  readonly scenario: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
  /** The twists are whether the mean is to rise, and whether the count is that of the values so far. */
  readonly at: Twists;
}

function scenarioOf({ scenario, at }: Mean): MeanScenario {
  return (at.first ? meansToReach : meansToKeep)[scenario] as MeanScenario; // drawn from the length of both lists
}

/** How many values there are so far, and how many in the end. */
function counts({ count }: Mean, { second }: Twists): readonly [number, number] {
  return second ? [count, count + 1] : [count - 1, count];
}

function means({ low, high }: Mean, { first }: Twists): readonly [number, number] {
  return first ? [low, high] : [high, low];
}

function next(mean: Mean, at: Twists): number {
  const [before, after] = counts(mean, at);
  const [soFar, wanted] = means(mean, at);
  return wanted * after - soFar * before;
}

/** The least or greatest last value for a mean that is at least or at most something. */
const lastValue = level<Mean>({
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
      at: twists(chance),
    };
    const answers = siblingAnswers((at) => next(mean, at));
    chance.require(answers.every((each) => each > low / 3) && areDistinct(answers), "too small");
    return mean;
  },
  build: (mean) => {
    const { at, count } = mean;
    const { soFar, next: name, values, unit } = scenarioOf(mean);
    const [before, after] = counts(mean, at);
    const [own, wanted] = means(mean, at);
    const [extreme, bound, sign] = at.first
      ? (["least", "at least", ">="] as const)
      : (["greatest", "at most", "<="] as const);
    const given = relation(quotient(sum(before * own, "x"), after), sign, wanted);
    const total = relation(sum(before * own, "x"), sign, after * wanted);
    const key = next(mean, at);
    return {
      question: `${soFar(before, own)} What is the ${extreme} number of ${unit} in ${name} for which the mean of all ${after} ${values} is ${bound} ${wanted} ${unit}?`,
      options: siblingOptions({
        at,
        answer: (each) => next(mean, each),
        show: numeral,
        why: `With it, the mean of all ${after} ${values} is exactly ${wanted} ${unit}.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `taking the ${own} and the ${wanted} for each other`,
          },
          {
            code: "off-by-one",
            deed: at.second
              ? `counting ${count} ${values} in all instead of ${count + 1}`
              : `counting ${count} ${values} so far instead of ${count - 1}`,
          },
        ],
      }),
      opening: "A mean times the number of values is their sum, so turn both means into sums.",
      steps: [
        {
          text: `The first ${before} ${values} make $${before} \\cdot ${own} = ${tex(before * own)}$ ${unit}, so the condition is ${inline(given)}.`,
          claim: code(given),
        },
        { text: `Multiplying by $${after}$ gives ${inline(total)}.`, claim: code(total) },
        {
          text: `So ${inline(relation("x", sign, key))}, and the ${extreme} such number is $${key}$.`,
          claim: `x = ${key}`,
        },
      ],
      hint: "How much do the values so far make together, and how much must all of them make?",
      tip: "Means cannot be averaged when the groups differ in size; sums can always be added.",
    };
  },
  facts: (mean) => {
    const [before, after] = counts(mean, mean.at);
    const [own, wanted] = means(mean, mean.at);
    const { soFar, next: name, values, unit } = scenarioOf(mean);
    const [extreme, bound] = mean.at.first ? ["least", "at least"] : ["greatest", "at most"];
    return {
      kind: "whole-number",
      given: [`(${own}*${before} + x)/${after} ${mean.at.first ? ">=" : "<="} ${wanted}`, "x >= 0"],
      unknown: "x",
      extreme: mean.at.first ? "least" : "greatest",
      told: [
        `${soFar(before, own)} ${extreme} ${unit} ${name}`,
        `mean of all ${after} ${values} ${bound} ${wanted} ${unit}`,
      ],
    };
  },
});

/** The last value that makes a mean high or low enough. */
export const lastValueForMean = defineLevels({
  id: "last-value-for-mean",
  version: 2,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE05"],
  optionDesign: "orbit",
  Medium: lastValue,
});
