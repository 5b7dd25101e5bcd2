import { type SurveyScenario, surveyScenarios } from "@sat/content/scenarios/surveys";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import { gcd, lcm } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import { fromVotes } from "./estimate-from-votes.ts";

/** Whether those who do it are asked for, and whether the number found is a percent. */
type SampleFork = "those" | "percent";

interface Sample {
  readonly scenario: SurveyScenario;
  readonly sampled: number;
  readonly population: number;
  readonly found: number;
  readonly ways: Ways<SampleFork>;
}

function shareOf({ sampled, found }: Sample, { those, percent }: Ways<SampleFork>) {
  const whole = percent ? 100 : sampled;
  return those ? quotient(found, whole) : quotient(sum(whole, -found), whole);
}

function sampleSlips(sample: Sample): PoolSlip[] {
  const { scenario, sampled, population, found, ways } = sample;
  const { who, does, doesNot } = scenario;
  const share = shareOf(sample, ways);
  return [
    ...slipsAtForks({
      ways,
      work: (each) => times(shareOf(sample, each), population),
      slips: {
        those: {
          code: "rest-for-part",
          deed: `estimating how many ${ways.those ? doesNot : does}`,
          isClassic: true,
          step: 2,
        },
        percent: {
          code: "percent-misread",
          deed: ways.percent
            ? `reading $${found}$ as a number out of $${sampled}$, not as a percent,`
            : `reading $${found}$ as a percent, not as a number out of $${sampled}$,`,
          step: 1,
        },
      },
    }),
    slipTo(times(share, sampled), {
      code: "wrong-total",
      deed: `counting only the ${scenario.members} of the sample ${who} ${ways.those ? does : doesNot}`,
      step: 3,
    }),
    slipTo(times(share, sum(population, -sampled)), {
      code: "wrong-total",
      deed: "leaving the sample out of the whole group",
      step: 3,
    }),
    ...(ways.those
      ? []
      : [
          slipTo(sum(population, -found), {
            code: "stopped-early",
            deed: `subtracting $${found}$ from the whole group without scaling it up`,
            step: 2,
          }),
        ]),
  ].filter(({ face }) => Number.isInteger(face.order));
}

/** A number in a whole group, from a number or a percent in a random sample of it. */
const fromShare = poolLevel<Sample>({
  isEven: true,
  space: 200_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(surveyScenarios);
    const ways = drawWays(chance, "those", "percent");
    const sampled = 10 * chance.int(8, 60);
    const step = 100 / gcd(100, sampled);
    const found = step * chance.int(1, Math.floor((Math.min(sampled, 100) - 1) / step));
    const [low, high] = scenario.percents;
    const share = ways.percent ? found : (100 * found) / sampled;
    chance.require(share >= low && share <= high, "no likely share");
    // So that the estimate is whole whether the number found is a count or a percent.
    const unit = lcm(lcm(sampled / gcd(sampled, found), 100 / gcd(100, found)), 10);
    const [fewest, most] = scenario.population;
    const [least, greatest] = [Math.ceil(fewest / unit), Math.floor(most / unit)];
    chance.require(least <= greatest, "no likely population");
    return { scenario, sampled, population: unit * chance.int(least, greatest), found, ways };
  },
  key: (sample) => numeral(workOut(times(shareOf(sample, sample.ways), sample.population))),
  slips: sampleSlips,
  word: (sample) => {
    const { scenario, sampled, population, found, ways } = sample;
    const { members, who, where, does, doesNot } = scenario;
    const asked = ways.those ? does : doesNot;
    const [whole, total] = [ways.percent ? 100 : sampled, grouped(population)];
    const [share, unit] = [ways.percent ? `${found}%` : `${found}`, ways.percent ? "\\%" : ""];
    const key = workOut(times(shareOf(sample, ways), population));
    const shown = `${ways.those ? found : whole - found}${ways.percent ? "%" : ` of ${sampled}`}`;
    return {
      question: `In a random sample of ${sampled} of the ${total} ${members} ${where}, ${share} ${does}. Based on the sample, what is the best estimate of the number of all ${total} ${members} ${who} ${asked}?`,
      why: `It is the same share of the ${total} ${members} as was found in the sample: ${shown}.`,
      opening: "Apply the share found in the random sample to the whole group.",
      steps: [
        ...(ways.those
          ? [
              {
                text: `Write the share of the sample that ${does} as a fraction.\n\n${inline(shareOf(sample, ways))}`,
              },
            ]
          : [
              {
                text: `Subtract to find ${ways.percent ? "what percent" : "how many"} of the sample ${doesNot}.\n\n$${whole}${unit} - ${found}${unit} = ${whole - found}${unit}$`,
                claim: `${whole} - ${found} = ${whole - found}`,
              },
            ]),
        stepTo(
          `Multiply the whole group by the share of the sample, ${shown}.`,
          equation(times(quotient(ways.those ? found : whole - found, whole), population), key),
        ),
        { text: `The best estimate is $${tex(key)}$ ${members}.` },
      ],
      hint: `What part of the $${sampled}$ ${members} in the sample ${asked}?`,
      tip: ways.percent
        ? "See whether the number found in the sample is a count or a percent."
        : "Check that the whole group and the estimate are in the same ratio as in the sample.",
      archetype: "QF01",
    };
  },
  facts: ({ scenario, sampled, population, found, ways }) => {
    const { members, who, where, does, doesNot } = scenario;
    return {
      kind: "value",
      given: [`p = ${found}/${ways.percent ? 100 : sampled}`],
      ask: ways.those ? `${population}*p` : `${population}*(1 - p)`,
      told: [
        `random sample of ${sampled} of the ${grouped(population)} ${members} ${where}`,
        `${found}${ways.percent ? "%" : ""} ${does}`,
        `number of all ${grouped(population)} ${members} ${who} ${ways.those ? does : doesNot}`,
      ],
      setting: ways.percent ? settingOf("The share is told as a percent.", sampled) : {},
    };
  },
});

/** A number in a whole group estimated from a random sample of it. */
export const estimateForAPopulation = defineLevels({
  id: "estimate-for-a-population",
  version: 7,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF01", "QF09"],
  optionDesign: "pool",
  Easy: fromShare,
  Medium: fromVotes,
});
