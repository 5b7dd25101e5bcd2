import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type SampleMeanScenario, sampleMeanScenarios } from "@sat/content/scenarios/sample-means";
import { thatPlace } from "@sat/content/scenarios/surveys";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { type Fault, reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import type { Step } from "../../../model.ts";

interface TwoSamples {
  readonly scenario: SampleMeanScenario;
  readonly mean: number;
  /** Size of the larger sample, and of the smaller one where the sizes differ. */
  readonly large: number;
  readonly small: number;
  readonly spread: number;
  /** How much greater the other standard deviation is where the spreads differ. */
  readonly more: number;
  /** First twist: the first sample has the lesser margin; second: the sizes differ, not the spreads. */
  readonly at: Twists;
}

/** Sizes, standard deviations and margins of the two samples. */
function samplesOf({ large, small, spread, more, at }: TwoSamples) {
  const first = { size: at.second ? small : large, spread };
  const other = { size: large, spread: spread + more };
  const both = [first, other].map((sample) => ({
    ...sample,
    margin: Math.round((20 * sample.spread) / Math.sqrt(sample.size)) / 10,
  }));
  const byMargin = both.toSorted((a, b) => a.margin - b.margin);
  return at.first ? byMargin : byMargin.toReversed();
}

function reason({ first, second }: Twists): string {
  if (second) return `Sample 1 is ${first ? "larger" : "smaller"} than sample 2.`;
  return `The values in sample 1 vary ${first ? "less" : "more"} than those in sample 2.`;
}

/** What the row says in which the two samples differ. */
function deciding(samples: TwoSamples): Step[] {
  const { at } = samples;
  const [one, two] = samplesOf(samples);
  if (one === undefined || two === undefined) throw new RangeError("two samples expected");
  const margin = at.first ? "smaller" : "greater";
  const margins = `$${one.margin.toFixed(1)} ${at.first ? "<" : ">"} ${two.margin.toFixed(1)}$`;
  const size = at.first ? "larger" : "smaller";
  const [row, compared, explained] = at.second
    ? [
        "sizes",
        `${one.size} ${at.first ? ">" : "<"} ${two.size}`,
        `Sample 1 is ${size}, and a ${size} sample gives a ${margin} margin of error.`,
      ]
    : [
        "standard deviations",
        `${one.spread} ${at.first ? "<" : ">"} ${two.spread}`,
        `The values in sample 1 vary ${at.first ? "less" : "more"}, which gives a ${margin} margin of error.`,
      ];
  return [
    { text: `Compare the ${row} of samples 1 and 2.\n\n$${compared}$`, claim: compared },
    { text: `${explained} This agrees with the table.\n\n${margins}` },
  ];
}

/** What is wrong with the opposite, and with either statement about the row in which the samples agree. */
function faultsOf(samples: TwoSamples): readonly [Fault, Fault, Fault] {
  const { at, scenario } = samples;
  const [one, two] = samplesOf(samples);
  if (one === undefined || two === undefined) throw new RangeError("two samples expected");
  const margin = at.first ? "smaller" : "greater";
  const equal = at.second
    ? `the standard deviations are both $${one.spread}$`
    : `both samples have $${one.size}$ ${scenario.members}`;
  const [same, opposite] = at.second
    ? [
        `Values that vary ${at.first ? "less" : "more"}`,
        `Values that vary ${at.first ? "more" : "less"}`,
      ]
    : [
        `A ${at.first ? "larger" : "smaller"} sample`,
        `A ${at.first ? "smaller" : "larger"} sample`,
      ];
  return [
    {
      code: "margin-of-error-misread",
      why: at.second
        ? `Expecting a larger sample to have a greater margin of error leads to this statement, but the sizes are $${one.size} ${at.first ? ">" : "<"} ${two.size}$.`
        : `Expecting values that vary more to have a smaller margin of error leads to this statement, but the standard deviations are $${one.spread} ${at.first ? "<" : ">"} ${two.spread}$.`,
    },
    {
      code: "condition-unchecked",
      why: `${same} would explain the ${margin} margin of error of sample 1, but ${equal}.`,
    },
    {
      code: "meaning-misread",
      why: `${opposite} would not give sample 1 the ${margin} margin of error, and ${equal}.`,
    },
  ];
}

/** Why one of two samples has the lesser margin of error: its size, or how much its values vary. */
const whyDifferent = level<TwoSamples>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(sampleMeanScenarios.filter(({ parts }) => parts === 1));
    const spread = chance.int(Math.ceil(scenario.from / 6), Math.ceil(scenario.from / 3));
    const [size, times] = [chance.int(32, 96), chance.int(2, 4)];
    const more = chance.int(Math.ceil(spread / 3), spread);
    const at = twists(chance);
    return {
      scenario,
      mean: chance.int(scenario.from, scenario.to),
      large: size * times,
      small: at.second ? size : 0,
      spread,
      more: at.second ? 0 : more,
      at,
    };
  },
  build: (samples) => {
    const { scenario, mean, at } = samples;
    const { members, where, member, measure, unit } = scenario;
    const [one, two] = samplesOf(samples);
    if (one === undefined || two === undefined) throw new RangeError("two samples expected");
    return {
      question: `To estimate the mean ${measure} per ${member}, two researchers each selected a random sample of the ${members} ${where}. Both samples have a mean of ${mean} ${unit}, but the table shows that their margins of error differ. Which statement best explains the difference between the two margins of error?`,
      figure: dataTable(
        `Table of two samples of ${members} ${thatPlace(scenario)}`,
        ["Quantity", "Sample 1", "Sample 2"],
        [
          [`Number of ${members}`, one.size, two.size],
          [`Standard deviation (${unit})`, one.spread, two.spread],
          [`Margin of error (${unit})`, one.margin.toFixed(1), two.margin.toFixed(1)],
        ],
      ),
      options: reasonedStatements({
        at,
        text: reason,
        why: at.second
          ? `The standard deviations are both $${one.spread}$, so only the sizes can explain it.`
          : `The sizes are both $${one.size}$, so only the standard deviations can explain it.`,
        faults: faultsOf(samples),
      }),
      opening: "A larger sample gives a smaller margin of error, and so do values that vary less.",
      steps: [
        {
          text: at.second
            ? `Both standard deviations are $${one.spread}$ ${unit}, so how much the values vary cannot explain the difference.`
            : `Both samples have $${one.size}$ ${members}, so the size cannot explain the difference.`,
          claim: at.second ? `${one.spread} = ${two.spread}` : `${one.size} = ${two.size}`,
        },
        ...deciding(samples),
      ],
      hint: "In which row of the table do the two samples differ, apart from the margin of error?",
      tip: "Two things narrow an interval: more data, and data that vary less.",
      archetype: at.second ? "QF07" : "QF06",
    };
  },
  facts: (samples) => {
    const { member, members, measure, unit } = samples.scenario;
    const [one, two] = samplesOf(samples);
    return {
      kind: "statement",
      given: [
        `n = ${one?.size ?? 0}`,
        `k = ${two?.size ?? 0}`,
        `s = ${one?.spread ?? 0}`,
        `t = ${two?.spread ?? 0}`,
      ],
      claims: statementClaims(reason, ({ first, second }) => [
        second ? `n ${first ? ">" : "<"} k` : `s ${first ? "<" : ">"} t`,
      ]),
      told: [
        `mean ${measure} per ${member}`,
        `two researchers, random sample of the ${members}`,
        `both samples have a mean of ${samples.mean} ${unit}`,
        "explains the difference between the two margins of error",
      ],
      setting: {
        ...settingOf("It names a sample.", 1, 2),
        ...settingOf("Both means are the same.", samples.mean),
      },
    };
  },
});

/** Why margins of error differ: sample size, or how much the values vary. */
export const reasonForAMarginOfError = defineLevels({
  id: "reason-for-a-margin-of-error",
  version: 7,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF06", "QF07"],
  optionDesign: "orbit",
  Medium: whyDifferent,
});
