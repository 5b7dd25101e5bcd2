import {
  type SurveyScenario,
  sampleMeanScenarios,
  surveyScenarios,
} from "@sat/content/scenarios/surveys";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { type SampleMean, sampleMeanTold } from "../../../craft/data/sample-means.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, mistaken, slipsAtForks } from "../../../craft/options/ways.ts";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
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
      code: "stopped-early",
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
      : `Based on a random sample of ${sampled} ${members} ${where}, it is estimated that ${mean} is ${estimate} ${unit}. The plausible values for ${mean} of all the ${members} form an interval that is ${margin} ${unit} wide and has ${estimate} ${unit} in the middle.`;
    return {
      question: `${told} If there are ${population} ${members} in all, what is the ${extreme} plausible value of ${scenario.totaled}?`,
      why: `It is $${population}$ times $${bound}$ ${unit}, the ${extreme} plausible mean.`,
      opening: `Find the ${extreme} plausible mean, and multiply it by the number of ${members}.`,
      steps: [
        ...(ways.margin
          ? []
          : [
              stepTo(
                "The interval reaches equally far on either side of its middle, so halve its width.",
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
      tip: "Move the mean by the margin of error first, and only then multiply.",
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
          : `${mean} interval ${margin} ${unit} wide, ${estimate} ${unit} in the middle`,
        `there are ${population} ${members}`,
        `${ways.greatest ? "greatest" : "smallest"} plausible value of the total ${measure}, in ${unit}`,
      ],
      setting: sampleSize(sampled),
    };
  },
});

/** Whether the greatest plausible number is asked for, and whether of those who do. */
type CountFork = "greatest" | "those";

interface Share {
  readonly scenario: SurveyScenario;
  readonly sampled: number;
  readonly population: number;
  readonly percent: number;
  readonly margin: number;
  readonly ways: Ways<CountFork>;
}

/** The plausible percent that is farthest from the estimate on the side asked for. */
function boundOf({ percent, margin }: Share, { greatest, those }: Ways<CountFork>): number {
  return (those ? percent : 100 - percent) + (greatest ? margin : -margin);
}

function countWork(share: Share, ways: Ways<CountFork>) {
  return times(quotient(boundOf(share, ways), 100), share.population);
}

function countSlips(share: Share): PoolSlip[] {
  const { scenario, sampled, population, percent, margin, ways } = share;
  const { who, does, doesNot } = scenario;
  const estimate = ways.those ? percent : 100 - percent;
  const off = ways.greatest ? margin : -margin;
  const [wrongly, rightly] = ways.greatest ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    ...slipsAtForks({
      ways,
      work: (each) => countWork(share, each),
      slips: {
        greatest: {
          code: "opposite-operation",
          deed: `${wrongly} the margin of error instead of ${rightly} it`,
          step: 2,
        },
        those: {
          code: "rest-for-part",
          isClassic: true,
          deed: `estimating the number ${who} ${ways.those ? doesNot : does}`,
          step: 1,
        },
      },
    }),
    slipTo(sum(times(quotient(estimate, 100), population), off), {
      code: "percent-misread",
      deed: `${rightly} $${margin}$ ${scenario.members} instead of $${margin}$ percentage points`,
      step: 2,
    }),
    slipTo(times(quotient(estimate, 100), population), {
      code: "stopped-early",
      deed: "leaving the margin of error out",
      step: 2,
    }),
    slipTo(times(quotient(estimate + 2 * off, 100), population), {
      code: "margin-of-error-misread",
      deed: ways.those
        ? `${rightly} the width of the whole interval, $${2 * margin}$ percentage points,`
        : `${rightly} the margin of error twice`,
      step: 2,
    }),
    slipTo(times(quotient(boundOf(share, ways), 100), sampled), {
      code: "wrong-total",
      deed: `taking the percent of the ${scenario.members} in the sample`,
      step: 4,
    }),
  ];
}

/** A plausible bound of a number of members, from a percent with its margin of error. */
export const ofCount = poolLevel<Share>({
  space: 600_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const sampled = 100 * chance.int(4, 14);
    const percent = chance.int(15, 85);
    chance.require(percent !== 50, "those who do are as many as the others");
    return {
      scenario: chance.pick(surveyScenarios),
      sampled,
      population: 100 * chance.int(60, 400),
      percent,
      margin: Math.round(100 / Math.sqrt(sampled)),
      ways: drawWays(chance, "greatest", "those"),
    };
  },
  key: (share) => numeral(workOut(countWork(share, share.ways))),
  slips: countSlips,
  word: (share) => {
    const { scenario, sampled, population, percent, margin, ways } = share;
    const { members, who, where, does, doesNot } = scenario;
    const [all, asked] = [grouped(population), ways.those ? does : doesNot];
    const estimate = ways.those ? percent : 100 - percent;
    const bound = boundOf(share, ways);
    const extreme = ways.greatest ? "greatest" : "smallest";
    const key = workOut(countWork(share, ways));
    return {
      question: `From ${all} ${members} ${where}, a sample of ${grouped(sampled)} was selected at random. Based on the sample, it is estimated that ${percent}% of all the ${members} ${does}${ways.those ? `. The plausible percents form an interval that is ${2 * margin} percentage points wide and has ${percent}% in the middle` : `, with an associated margin of error of ${margin} percentage points`}. What is the ${extreme} plausible value for the number of the ${all} ${members} ${who} ${asked}?`,
      why: `It is ${bound}% of ${all}, and ${bound}% is the ${extreme} plausible percent.`,
      opening: "The margin of error belongs to the percent, so change the percent first.",
      steps: [
        ...(ways.those
          ? [
              stepTo(
                "Halve the width of the interval to find the margin of error, in percentage points.",
                equation(quotient(2 * margin, 2), margin),
              ),
            ]
          : [
              {
                text: `Subtract to find the percent of the ${members} ${who} ${doesNot}; its margin of error is the same.\n\n$100\\% - ${percent}\\% = ${estimate}\\%$`,
                claim: `100 - ${percent} = ${estimate}`,
              },
            ]),
        {
          text: `${ways.greatest ? "Add" : "Subtract"} the margin of error.\n\n$${estimate}\\% ${ways.greatest ? "+" : "-"} ${margin}\\% = ${bound}\\%$`,
          claim: `${estimate} ${ways.greatest ? "+" : "-"} ${margin} = ${bound}`,
        },
        stepTo(
          `Take ${bound}% of the ${all} ${members}.`,
          equation(times(quotient(bound, 100), population), key),
        ),
        { text: `The ${extreme} plausible number is $${tex(key)}$ ${members}.` },
      ],
      hint: `Which percents are plausible for the ${members} ${who} ${asked}?`,
      tip: "Never add percentage points to a number of people; change the percent first.",
      archetype: "QF08",
    };
  },
  facts: ({ scenario, sampled, population, percent, margin, ways }) => {
    const { members, where, does, doesNot } = scenario;
    const all = `${grouped(population)} ${members}`;
    return {
      kind: "value",
      given: [
        `p = ${percent}/100`,
        ways.those ? `2*e = ${2 * margin}/100` : `e = ${margin}/100`,
        `s = ${ways.those ? "p" : "1 - p"}`,
      ],
      ask: `${population}*(s ${ways.greatest ? "+" : "-"} e)`,
      told: [
        `from ${all} ${where}, a sample of ${grouped(sampled)}`,
        `${percent}% of all the ${members} ${does}`,
        ways.those
          ? `plausible percents interval ${2 * margin} percentage points wide ${percent}% in the middle`
          : `margin of error of ${margin} percentage points`,
        `${ways.greatest ? "greatest" : "smallest"} plausible value for the number`,
        `of the ${all}`,
        ways.those ? does : doesNot,
      ],
      setting: sampleSize(sampled),
    };
  },
});
