import { type SurveyScenario, surveyScenarios } from "@sat/content/scenarios/surveys";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, countSlips, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { surveyTold } from "../../../craft/data/survey-told.ts";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { isInteger } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

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

function slipsOf(share: Share): PoolSlip[] {
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
      code: "term-left-out",
      deed: "leaving the margin of error out",
      step: 2,
    }),
    slipTo(times(quotient(estimate + 2 * off, 100), population), {
      code: "margin-of-error-misread",
      deed: `${rightly} the margin of error twice`,
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
  isEven: true,
  space: 600_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(surveyScenarios);
    const sampled = 20 * chance.int(12, 64);
    const margin = Math.round(100 / Math.sqrt(sampled));
    const [low, high] = scenario.percents;
    const percent = chance.int(Math.max(low, 3 * margin), Math.min(high, 100 - 3 * margin));
    chance.require(percent !== 50, "those who do are as many as the others");
    const [fewest, most] = scenario.population.map((size) => size / 50);
    const population = 50 * chance.int(fewest ?? 1, most ?? 1);
    const ways = drawWays(chance, "greatest", "those");
    const share = { scenario, sampled, population, percent, margin, ways };
    chance.require(isInteger(workOut(countWork(share, ways))), "a part of one");
    return share;
  },
  key: (share) => numeral(workOut(countWork(share, share.ways))),
  slips: (share) => countSlips(slipsOf(share)),
  word: (share) => {
    const { scenario, population, percent, margin, ways } = share;
    const { members, who, does, doesNot } = scenario;
    const [all, asked] = [grouped(population), ways.those ? does : doesNot];
    const estimate = ways.those ? percent : 100 - percent;
    const bound = boundOf(share, ways);
    const extreme = ways.greatest ? "greatest" : "smallest";
    const key = workOut(countWork(share, ways));
    return {
      question: `${surveyTold(share)}. Based on the sample, it is estimated that ${percent}% of the ${members} ${does}, with an associated margin of error of ${margin}%. What is the ${extreme} plausible number of the ${all} ${members} ${who} ${asked}?`,
      why: `The ${extreme} plausible percent is $${estimate}\\% ${ways.greatest ? "+" : "-"} ${margin}\\% = ${bound}\\%$, and $${tex(quotient(bound, 100))} \\cdot ${tex(population)} = ${tex(key)}$.`,
      opening: "The margin of error belongs to the percent, so change the percent first.",
      steps: [
        ...(ways.those
          ? []
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
      tip: "Check that a greatest plausible value is above the estimate, and a smallest one below it.",
      archetype: "QF08",
    };
  },
  facts: ({ scenario, sampled, population, percent, margin, ways }) => {
    const { members, where, does, doesNot } = scenario;
    const all = `${grouped(population)} ${members}`;
    return {
      kind: "value",
      given: [`p = ${percent}/100`, `e = ${margin}/100`, `s = ${ways.those ? "p" : "1 - p"}`],
      ask: `${population}*(s ${ways.greatest ? "+" : "-"} e)`,
      told: [
        `random sample of ${grouped(sampled)} of the ${all} ${where}`,
        `${percent}% of the ${members} ${does}`,
        `margin of error of ${margin}%`,
        `${ways.greatest ? "greatest" : "smallest"} plausible number of the ${all}`,
        ways.those ? does : doesNot,
      ],
      setting: sampleSize(sampled),
    };
  },
});
