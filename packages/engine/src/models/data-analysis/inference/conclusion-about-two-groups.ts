import { type GroupScenario, groupScenarios } from "@sat/content/scenarios/measured-groups";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { level } from "../../../craft/assembly/levels.ts";
import { type Fault, reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import type { Step } from "../../../model.ts";

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

/** The least mean that may be plausible for both groups, and the greatest. */
function common(samples: TwoSamples) {
  const { means, margins } = samplesOf(samples);
  return {
    from: Math.max(means[0] - margins[0], means[1] - margins[1]),
    to: Math.min(means[0] + margins[0], means[1] + margins[1]),
  };
}

function stepsOfTwo(samples: TwoSamples): Step[] {
  const { scenario, at } = samples;
  const { means, margins } = samplesOf(samples);
  const labels = scenario.labels.map((label) => label.toLowerCase());
  const [small, large] = samples.margins;
  const { from, to } = common(samples);
  const plausible = ([0, 1] as const).map((group): Step => {
    const [mean, margin] = [means[group], margins[group]];
    const [low, high] = [mean - margin, mean + margin];
    return {
      text: `Find the least and the greatest plausible mean of the ${labels[group] ?? ""}.\n\n$${mean} - ${margin} = ${low}$\n\n$${mean} + ${margin} = ${high}$`,
      claim: `${mean} + ${margin} = ${high}`,
    };
  });
  return [
    ...plausible,
    at.first
      ? {
          text: `The intervals have the means from $${from}$ to $${to}$ in common, so equal means are plausible, although the two sample means differ.`,
          claim: `${from} <= ${to}`,
        }
      : {
          text: `One interval ends at $${to}$ before the other begins at $${from}$, so equal means are not plausible.`,
          claim: `${to} < ${from}`,
        },
    {
      text: `The margin of error for the ${labels[at.second ? 0 : 1] ?? ""} is smaller, so that estimate is more precise.\n\n$${small} < ${large}$`,
      claim: `${small} < ${large}`,
    },
  ];
}

/** What is wrong about equal means, about precision, and about both. */
function faultsOfTwo(samples: TwoSamples): readonly [Fault, Fault, Fault] {
  const { at, margins } = samples;
  const { means } = samplesOf(samples);
  const [small, large] = margins;
  const { from, to } = common(samples);
  const equal = at.first
    ? `both intervals contain the means from $${from}$ to $${to}$`
    : `no mean is in both intervals, as $${to} < ${from}$`;
  const code = "margin-of-error-misread";
  return [
    {
      code,
      why: at.first
        ? `The sample means $${means[0]}$ and $${means[1]}$ are only estimates: ${equal}.`
        : `Margins of error do not make any two means plausibly equal: ${equal}.`,
    },
    {
      code,
      why: `A greater margin of error makes an estimate less precise, and this estimate has the greater one, $${large} > ${small}$.`,
    },
    {
      code,
      why: `The estimate with the margin of error $${large}$ is less precise than that with $${small}$, and ${equal}.`,
    },
  ];
}

/** Whether two groups plausibly have equal means, and which estimate is more precise. */
export const ofTwoGroups = level<TwoSamples>({
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
    const { scenario, at } = samples;
    const { members, groups, measure, unit, labels } = scenario;
    const { means, margins } = samplesOf(samples);
    return {
      question: `A researcher selected a random sample of the ${members} ${groups[0]} and a random sample of those ${groups[1]}. For each sample, the table shows the mean ${measure} and its margin of error, in ${unit}. Which conclusion about the two groups do the samples support?`,
      figure: dataTable(
        `Table of two samples of ${members}`,
        ["Group", `Mean ${measure}`, "Margin of error"],
        labels.map((label, group) => [label, means[group] ?? 0, margins[group] ?? 0]),
      ),
      options: reasonedStatements({
        at,
        text: (each) => comparison(scenario, each),
        why: `The smaller margin of error is more precise, and the intervals have ${at.first ? "values" : "no value"} in common.`,
        faults: faultsOfTwo(samples),
      }),
      opening:
        "Margins of error show which estimate is more precise; intervals, which means are plausible.",
      steps: stepsOfTwo(samples),
      hint: `Which means are plausible for the ${labels[0].toLowerCase()}, and which for the ${labels[1].toLowerCase()}?`,
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
        `random sample of the ${members} ${groups[0]}`,
        `random sample of those ${groups[1]}`,
        `mean ${measure} and margin of error in ${unit}`,
        "conclusion about the two groups do the samples support",
      ],
    };
  },
});
