import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type GroupScenario,
  groupScenarios,
  measuresOf,
  statisticOfGroup,
} from "@sat/content/scenarios/measured-groups";
import { sampleSize } from "../../../craft/wording/setting.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { type Fault, reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { ofTwoGroups } from "./conclusion-about-two-groups.ts";

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

/** What is wrong with the other group, with an interval to one side only, and with both. */
function faultsOfOne(interval: Interval): readonly [Fault, Fault, Fault] {
  const { scenario, margin, at } = interval;
  const { members, groups } = scenario;
  const unsampled = `the ${members} ${groups[at.first ? 1 : 0]}`;
  const mean = estimate(interval);
  const [side, end, missed] = at.second
    ? [
        "upward",
        `${mean} + 2 \\cdot ${margin} = ${mean + 2 * margin}`,
        `${mean} - ${margin} = ${mean - margin}`,
      ]
    : [
        "downward",
        `${mean} - 2 \\cdot ${margin} = ${mean - 2 * margin}`,
        `${mean} + ${margin} = ${mean + margin}`,
      ];
  return [
    {
      code: "beyond-the-sample",
      why: `The sample contains none of ${unsampled}, so it supports no conclusion about their mean.`,
    },
    {
      code: "margin-of-error-misread",
      why: `This interval reaches only ${side}, to $${end}$, but plausible values also reach to $${missed}$ on the other side.`,
    },
    {
      code: "beyond-the-sample",
      why: `None of ${unsampled} were sampled, and the interval reaches only ${side}, to $${end}$.`,
    },
  ];
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
      question: `A researcher is comparing the ${measuresOf(scenario)} of the ${members} ${groups[0]} and those ${groups[1]}. For a random sample of ${sampled} of the ${members} ${here}, the mean ${measure} is ${mean} ${unit}, with an associated margin of error of ${margin} ${unit}. Which statement is the most appropriate conclusion?`,
      options: reasonedStatements({
        at,
        text: (each) => plausibly(interval, each),
        why: `The ${members} ${here} were sampled, and plausible means of theirs are from $${mean - margin}$ to $${mean + margin}$ ${unit}.`,
        faults: faultsOfOne(interval),
      }),
      opening:
        "The interval is for the group sampled and reaches equally far on both sides of its mean.",
      steps: [
        {
          text: `Subtract the margin of error from the sample mean to find the least plausible value.\n\n$${mean} - ${margin} = ${mean - margin}$`,
          claim: `${mean} - ${margin} = ${mean - margin}`,
        },
        {
          text: `Add the margin of error to find the greatest plausible value.\n\n$${mean} + ${margin} = ${mean + margin}$`,
          claim: `${mean} + ${margin} = ${mean + margin}`,
        },
        {
          text: `The sample was taken from the ${members} ${here}, so this interval is for the mean of all of them. None of the ${members} ${there} were selected, so the sample supports no conclusion about those.`,
        },
      ],
      hint: `Which of the two groups was sampled, and which values are within $${margin}$ ${unit} of $${mean}$?`,
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
        `comparing the ${measuresOf(scenario)} of the ${members} ${groups[0]}`,
        `and those ${groups[1]}`,
        `random sample of ${sampled} of the ${members} ${groups[at.first ? 0 : 1]}`,
        `mean ${measure} is ${estimate(interval)} ${unit}`,
        `margin of error of ${margin} ${unit}`,
        "most appropriate conclusion",
      ],
      setting: sampleSize(sampled),
    };
  },
});

/** What margins of error say of one group and of two. */
export const conclusionFromAMarginOfError = defineLevels({
  id: "conclusion-from-a-margin-of-error",
  version: 4,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF05", "QF11"],
  optionDesign: "orbit",
  Medium: ofOneGroup,
  Hard: ofTwoGroups,
});
