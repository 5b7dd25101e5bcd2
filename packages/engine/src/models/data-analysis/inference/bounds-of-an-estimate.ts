import { sampleMeanScenarios } from "@sat/content/scenarios/sample-means";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { type SampleMean, inParts, sampleMeanTold } from "../../../craft/data/sample-means.ts";
import { type PoolSlip, type Show, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, mistaken } from "../../../craft/options/ways.ts";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimal, equation, sum, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { type Rational, add, multiply, negate } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether the greatest plausible total is asked for. */
type TotalFork = "greatest";

interface Totaled extends SampleMean {
  readonly population: number;
  readonly ways: Ways<TotalFork>;
}

const asDecimal: Show = (work) => decimalFace(workOut(work));

function offOf({ margin }: Totaled, ways: Ways<TotalFork>): Rational {
  return ways.greatest ? margin : negate(margin);
}

function totalWork(totaled: Totaled, ways: Ways<TotalFork>) {
  return times(totaled.population, sum(decimal(totaled.estimate), decimal(offOf(totaled, ways))));
}

function totalSlips(totaled: Totaled): PoolSlip[] {
  const { scenario, sampled, population, ways } = totaled;
  const estimate = decimal(totaled.estimate);
  const off = offOf(totaled, ways);
  const [does, should] = ways.greatest ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    slipTo(
      sum(times(population, estimate), decimal(off)),
      {
        code: "rate-misapplied",
        deed: `${should} the margin of error once, not for each ${scenario.member},`,
        step: 3,
      },
      asDecimal,
    ),
    slipTo(
      totalWork(totaled, mistaken<TotalFork>(ways, "greatest")),
      {
        code: "opposite-operation",
        deed: `${does} the margin of error instead of ${should} it`,
        step: 2,
      },
      asDecimal,
    ),
    slipTo(
      times(population, sum(estimate, decimal(multiply(2, off)))),
      {
        code: "margin-of-error-misread",
        deed: `${should} the margin of error twice`,
        step: 1,
      },
      asDecimal,
    ),
    slipTo(
      times(population, estimate),
      {
        code: "term-left-out",
        deed: "leaving the margin of error out",
        isClassic: true,
        step: 2,
      },
      asDecimal,
    ),
    slipTo(
      times(sampled, sum(estimate, decimal(off))),
      {
        code: "wrong-total",
        deed: `multiplying by the number of ${scenario.members} in the sample`,
        step: 3,
      },
      asDecimal,
    ),
  ];
}

/** The plausible bounds of a total for all, from a mean with its margin of error. */
export const ofTotal = poolLevel<Totaled>({
  isEven: true,
  space: 1_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(sampleMeanScenarios);
    const estimate = chance.int(scenario.from, scenario.to);
    const margin = chance.int(2, Math.max(4, Math.floor(estimate / 12)));
    chance.require(margin !== scenario.parts, "one of a unit told in the plural");
    const [fewest, most] = scenario.population.map((size) => size / scenario.parts);
    return {
      scenario,
      sampled:
        scenario.parts *
        chance.int(Math.ceil(30 / scenario.parts), Math.floor(90 / scenario.parts)),
      estimate: inParts(scenario, estimate),
      margin: inParts(scenario, margin),
      population: scenario.parts * chance.int(fewest ?? 1, most ?? 1),
      ways: drawWays(chance, "greatest"),
    };
  },
  key: (totaled) => asDecimal(totalWork(totaled, totaled.ways)),
  slips: totalSlips,
  word: (totaled) => {
    const { scenario, estimate, population, ways } = totaled;
    const { members, member, measure, unit } = scenario;
    const change = offOf(totaled, ways);
    const extreme = ways.greatest ? "greatest" : "smallest";
    const bound = decimal(add(estimate, change));
    const key = workOut(totalWork(totaled, ways));
    return {
      question: `${sampleMeanTold(totaled, `${grouped(population)} `)} What is the ${extreme} plausible value of the total ${measure}, in ${unit}, of all the ${members}?`,
      why: `The ${extreme} plausible mean is $${tex(sum(decimal(estimate), decimal(change)))} = ${tex(bound)}$ ${unit}, and $${tex(population)} \\cdot ${tex(bound)} = ${tex(decimal(key))}$.`,
      opening: `Find the ${extreme} plausible mean, and multiply it by the number of ${members}.`,
      steps: [
        stepTo(
          ways.greatest
            ? "Add the margin of error to the estimated mean."
            : "Subtract the margin of error from the estimated mean.",
          equation(sum(decimal(estimate), decimal(change)), bound),
        ),
        stepTo(
          `Multiply by the number of ${members}.`,
          equation(times(population, bound), decimal(key)),
        ),
        { text: `The ${extreme} plausible total is $${tex(decimal(key))}$ ${unit}.` },
      ],
      hint: `What is the ${extreme} plausible ${measure} for one ${member}, on average?`,
      tip: "The margin of error belongs to the mean, so multiply only after adding or subtracting it.",
      archetype: "QF02",
    };
  },
  facts: ({ scenario, sampled, estimate, margin, population, ways }) => {
    const { members, member, where, measure, unit } = scenario;
    const mean = `mean ${measure} per ${member}`;
    const [center, width] = [inProse(estimate), inProse(margin)];
    return {
      kind: "value",
      given: [`n = ${population}`, `m = ${center}`, `e = ${width}`],
      ask: ways.greatest ? "n*(m + e)" : "n*(m - e)",
      told: [
        `random sample of ${sampled} of the ${grouped(population)} ${members} ${where}`,
        `${mean} is ${center} ${unit}`,
        `margin of error of ${width} ${unit}`,
        `${ways.greatest ? "greatest" : "smallest"} plausible value of the total ${measure}, in ${unit}`,
      ],
      setting: sampleSize(sampled),
    };
  },
});
