import { sampleMeanScenarios } from "@sat/content/scenarios/surveys";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { type SampleMean, sampleMeanTold } from "../../../craft/data/sample-means.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, mistaken } from "../../../craft/options/ways.ts";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

/** Whether the greatest plausible total is asked for, and whether the margin of error is told, not the interval's width. */
type TotalFork = "greatest" | "margin";

interface Totaled extends SampleMean {
  readonly population: number;
  readonly ways: Ways<TotalFork>;
}

function offOf({ margin }: Totaled, ways: Ways<TotalFork>): number {
  const off = ways.margin ? margin : margin / 2;
  return ways.greatest ? off : -off;
}

function totalWork(totaled: Totaled, ways: Ways<TotalFork>) {
  return times(totaled.population, sum(totaled.estimate, offOf(totaled, ways)));
}

function totalSlips(totaled: Totaled): PoolSlip[] {
  const { scenario, sampled, estimate, margin, population, ways } = totaled;
  const off = offOf(totaled, ways);
  const [does, should] = ways.greatest ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    slipTo(sum(times(population, estimate), off), {
      code: "rate-misapplied",
      deed: `${should} the margin of error once, not for each ${scenario.member},`,
      step: 3,
    }),
    slipTo(totalWork(totaled, mistaken<TotalFork>(ways, "greatest")), {
      code: "opposite-operation",
      deed: `${does} the margin of error instead of ${should} it`,
      step: 2,
    }),
    slipTo(times(population, sum(estimate, 2 * off)), {
      code: "margin-of-error-misread",
      deed: ways.margin
        ? `${should} the margin of error twice`
        : `${should} the width of the whole interval, $${margin}$,`,
      step: 1,
    }),
    slipTo(times(population, estimate), {
      code: "term-left-out",
      deed: "leaving the margin of error out",
      isClassic: true,
      step: 2,
    }),
    slipTo(times(sampled, sum(estimate, off)), {
      code: "wrong-total",
      deed: `multiplying by the number of ${scenario.members} in the sample`,
      step: 3,
    }),
  ];
}

/** The plausible bounds of a total for all, from a mean with its margin of error or the width of its interval. */
export const ofTotal = poolLevel<Totaled>({
  isEven: true,
  space: 1_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(sampleMeanScenarios);
    const estimate = chance.int(scenario.from, scenario.to);
    return {
      scenario,
      sampled: 10 * chance.int(3, 9),
      estimate,
      margin: 2 * chance.int(1, Math.max(2, Math.floor(estimate / 18))),
      population: chance.int(120, 900),
      ways: drawWays(chance, "greatest", "margin"),
    };
  },
  key: (totaled) => numeral(workOut(totalWork(totaled, totaled.ways))),
  slips: totalSlips,
  word: (totaled) => {
    const { scenario, sampled, estimate, margin, population, ways } = totaled;
    const { members, member, where, measure, unit } = scenario;
    const off = Math.abs(offOf(totaled, ways));
    const mean = `the mean ${measure} per ${member}`;
    const extreme = ways.greatest ? "greatest" : "smallest";
    const bound = estimate + offOf(totaled, ways);
    const key = workOut(totalWork(totaled, ways));
    const told = ways.margin
      ? sampleMeanTold(totaled)
      : `Based on a random sample of ${sampled} ${members} ${where}, it is estimated that ${mean} is ${estimate} ${unit}. The plausible values for ${mean} of all the ${members} form an interval that is ${margin} ${unit} wide and centered at ${estimate} ${unit}.`;
    return {
      question: `${told} If there are ${population} ${members} in all, what is the ${extreme} plausible value of ${scenario.totaled}?`,
      why: `It is $${population}$ times $${bound}$ ${unit}, the ${extreme} plausible mean.`,
      opening: `Find the ${extreme} plausible mean, and multiply it by the number of ${members}.`,
      steps: [
        ...(ways.margin
          ? []
          : [
              stepTo(
                "The margin of error reaches from the center to either end, so it is half the width.",
                equation(quotient(margin, 2), off),
              ),
            ]),
        stepTo(
          ways.greatest
            ? "Add the margin of error to the estimated mean."
            : "Subtract the margin of error from the estimated mean.",
          equation(sum(estimate, offOf(totaled, ways)), bound),
        ),
        stepTo(`Multiply by the number of ${members}.`, equation(times(population, bound), key)),
        { text: `The ${extreme} plausible total is $${tex(key)}$ ${unit}.` },
      ],
      hint: `What is the ${extreme} plausible ${measure} for one ${member}, on average?`,
      tip: "The margin of error belongs to the mean, so multiply only after adding or subtracting it.",
      archetype: "QF02",
    };
  },
  facts: ({ scenario, sampled, estimate, margin, population, ways }) => {
    const { members, member, measure, unit } = scenario;
    const mean = `mean ${measure} per ${member}`;
    return {
      kind: "value",
      given: [
        `n = ${population}`,
        `m = ${estimate}`,
        ways.margin ? `e = ${margin}` : `2*e = ${margin}`,
      ],
      ask: ways.greatest ? "n*(m + e)" : "n*(m - e)",
      told: [
        `random sample of ${sampled} ${members}`,
        `${mean} is ${estimate} ${unit}`,
        ways.margin
          ? `margin of error of ${margin} ${unit}`
          : `${mean} interval ${margin} ${unit} wide, centered at ${estimate} ${unit}`,
        `there are ${population} ${members}`,
        `${ways.greatest ? "greatest" : "smallest"} plausible value of the total ${measure}, in ${unit}`,
      ],
      setting: sampleSize(sampled),
    };
  },
});
