import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type GroupScenario,
  groupScenarios,
  measuresOf,
  statisticOfGroup,
} from "@sat/content/scenarios/measured-groups";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
import { capitalized } from "../../../language/noun.ts";

interface Interval {
  readonly scenario: GroupScenario;
  readonly sampled: number;
  readonly low: number;
  readonly margin: number;
  /** First twist: the first group was sampled; second: the sample mean is the lesser of two numbers. */
  readonly at: Twists;
}

function estimate({ low, margin, at }: Interval): number {
  return at.second ? low : low + margin;
}

/** The mean of which group is plausibly where: the interval reaches to both sides of the sample mean. */
function plausibly({ scenario, low, margin }: Interval, { first, second }: Twists): string {
  const mean = statisticOfGroup(scenario, "mean", first ? 0 : 1).replace("the mean", "The mean");
  const from = second ? low - margin : low;
  return `${mean.replace(" of the ", " of all the ")} is plausibly between ${from} and ${from + 2 * margin} ${scenario.unit}.`;
}

/** What a sample mean with its margin of error says, and of whom. */
const ofOneGroup = level<Interval>({
  space: 150_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const margin = chance.int(2, 6);
    return {
      scenario,
      sampled: chance.int(10, 24),
      low: chance.int(Math.max(scenario.from, 2 * margin), scenario.to - margin),
      margin,
      at: twists(chance),
    };
  },
  build: (interval) => {
    const { scenario, sampled, margin, at } = interval;
    const { members, groups, measure, unit } = scenario;
    const [here, there] = at.first ? groups : [groups[1], groups[0]];
    const mean = estimate(interval);
    return {
      question: `A study is to compare the ${measuresOf(scenario)} of the ${members} ${groups[0]} and of the ${members} ${groups[1]}. So far, only a random sample of ${sampled} of the ${members} ${here} has been taken. The mean ${measure} in the sample is ${mean} ${unit}, with an associated margin of error of ${margin} ${unit}. Which is the most appropriate conclusion?`,
      options: statementOptions({
        at,
        text: (each) => plausibly(interval, each),
        why: `The sample is from the ${members} ${here}, and $${mean} \\pm ${margin}$ is from $${mean - margin}$ to $${mean + margin}$.`,
        slips: [
          {
            code: "beyond-the-sample",
            deed: `speaking of the ${members} ${there}, although none of them were sampled`,
          },
          {
            code: "margin-of-error-misread",
            deed: at.second
              ? `reaching only upward from the sample mean, to $${mean + 2 * margin}$`
              : `reaching only downward from the sample mean, to $${mean - 2 * margin}$`,
          },
        ],
      }),
      opening:
        "The interval reaches as far below the sample mean as above it, and speaks of the group sampled.",
      steps: [
        {
          text: `The plausible values begin at $${mean} - ${margin} = ${mean - margin}$.`,
          claim: `${mean} - ${margin} = ${mean - margin}`,
        },
        {
          text: `They end at $${mean} + ${margin} = ${mean + margin}$.`,
          claim: `${mean} + ${margin} = ${mean + margin}`,
        },
        { text: `The sample is from the ${members} ${here}, so it says nothing of the others.` },
      ],
      hint: "From which group was the sample taken? How far does the interval reach on either side?",
      tip: "A margin of error is half the width of the interval: it goes both ways from the estimate.",
      archetype: "QF05",
    };
  },
  facts: (interval) => {
    const { scenario, sampled, margin, at, low } = interval;
    const { members, groups, measure, unit } = scenario;
    return {
      kind: "statement",
      given: [
        `group = ${at.first ? 1 : 2}`,
        `least = ${estimate(interval)} - ${margin}`,
        `most = ${estimate(interval)} + ${margin}`,
      ],
      claims: statementClaims(
        (each) => plausibly(interval, each),
        ({ first, second }) => {
          const from = second ? low - margin : low;
          return [`group = ${first ? 1 : 2}`, `least = ${from}`, `most = ${from + 2 * margin}`];
        },
      ),
      told: [
        `compare ${measuresOf(scenario)} of the ${members} ${groups[0]}`,
        `and of the ${members} ${groups[1]}`,
        `random sample of ${sampled} of the ${members} ${groups[at.first ? 0 : 1]}`,
        `mean ${measure} in the sample is ${estimate(interval)} ${unit}`,
        `margin of error of ${margin} ${unit}`,
        "most appropriate conclusion",
      ],
      setting: sampleSize(sampled),
    };
  },
});

interface TwoSamples {
  readonly scenario: GroupScenario;
  /** The mean of the first sample, and how far the second mean lies from it. */
  readonly mean: number;
  readonly apart: number;
  readonly margins: readonly [number, number];
  /** First twist: the intervals overlap; second: the first estimate has the lesser margin. */
  readonly at: Twists;
}

function comparison({ labels }: GroupScenario, { first, second }: Twists): string {
  const [one, other] = second ? labels : [labels[1], labels[0]];
  const equal = first ? "plausible" : "not plausible";
  return `The estimate for the ${one.toLowerCase()} is more precise than that for the ${other.toLowerCase()}, and it is ${equal} that the two groups have equal means.`;
}

/** The means and the margins of the two samples. */
function samplesOf({ mean, apart, margins, at }: TwoSamples) {
  const [small, large] = margins;
  return {
    means: [mean, mean + apart] as const,
    margins: at.second ? ([small, large] as const) : ([large, small] as const),
  };
}

/** Whether two groups plausibly have equal means, and which estimate is more precise. */
const ofTwoGroups = level<TwoSamples>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const small = chance.int(2, 4);
    const large = small + chance.int(1, 3);
    const at = twists(chance);
    const [near, far] = [chance.int(1, small + large - 2), small + large + chance.int(1, 6)];
    const apart = (at.first ? near + 1 : far) * chance.sign();
    return {
      scenario,
      mean: chance.int(scenario.from + 13, scenario.to),
      apart,
      margins: [small, large],
      at,
    };
  },
  build: (samples) => {
    const { scenario, apart, at } = samples;
    const { members, groups, measure, unit, labels } = scenario;
    const { means, margins } = samplesOf(samples);
    const [one, other] = [0, 1].map((group) => {
      const [mean, margin] = [means[group] ?? 0, margins[group] ?? 0];
      return `from $${mean - margin}$ to $${mean + margin}$`;
    });
    const sum = margins[0] + margins[1];
    return {
      question: `The table shows the mean ${measure} and its margin of error, both in ${unit}, for a random sample of the ${members} ${groups[0]} and for a random sample of the ${members} ${groups[1]}. Which conclusion about all the ${members} of the two groups do the samples support?`,
      figure: dataTable(
        `Table of two samples of ${members}`,
        ["Group", `Mean ${measure}`, "Margin of error"],
        labels.map((label, group) => [label, means[group] ?? 0, margins[group] ?? 0]),
      ),
      options: statementOptions({
        at,
        text: (each) => comparison(scenario, each),
        why: `The intervals are ${one ?? ""} and ${other ?? ""}.`,
        slips: [
          {
            code: "margin-of-error-misread",
            deed: at.first
              ? "taking different sample means to show different means of the groups"
              : "taking any two means with margins of error as plausibly equal",
          },
          {
            code: "margin-of-error-misread",
            deed: "taking a greater margin of error as more precise",
          },
        ],
      }),
      opening: "Two means are plausibly equal when their intervals have values in common.",
      steps: [
        {
          text: `${capitalized(`for the ${labels[0].toLowerCase()}`)}, plausible means are ${one ?? ""}; for the ${labels[1].toLowerCase()}, ${other ?? ""}.`,
        },
        {
          text: `The intervals ${at.first ? "overlap" : "do not meet"}: the means are $${Math.abs(apart)}$ apart, and the margins add up to $${sum}$.`,
          claim: `${Math.abs(apart)} ${at.first ? "<=" : ">"} ${sum}`,
        },
        {
          text: "The estimate with the smaller margin of error is the more precise one.",
          claim: `${margins[0]} ${at.second ? "<" : ">"} ${margins[1]}`,
        },
      ],
      hint: "Write down the interval of plausible means for each of the groups. Do they overlap?",
      tip: "A sample mean is only an estimate: compare intervals, not single numbers.",
      archetype: "QF11",
    };
  },
  facts: (samples) => {
    const { members, groups, measure, unit } = samples.scenario;
    const { means, margins } = samplesOf(samples);
    return {
      kind: "statement",
      given: [`p = ${means[0]}`, `q = ${means[1]}`, `d = ${margins[0]}`, `e = ${margins[1]}`],
      claims: statementClaims(
        (each) => comparison(samples.scenario, each),
        ({ first, second }) => [
          `abs(p - q) ${first ? "<=" : ">"} d + e`,
          `d ${second ? "<" : ">"} e`,
        ],
      ),
      told: [
        `mean ${measure} and margin of error in ${unit}`,
        `random sample of the ${members} ${groups[0]}`,
        `random sample of the ${members} ${groups[1]}`,
        `conclusion about all ${members} of the two groups do the samples support`,
      ],
    };
  },
});

/** What margins of error say of one group and of two. */
export const conclusionFromAMarginOfError = defineLevels({
  id: "conclusion-from-a-margin-of-error",
  version: 2,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF05", "QF11"],
  optionDesign: "orbit",
  Medium: ofOneGroup,
  Hard: ofTwoGroups,
});
