import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type SampleMeanScenario,
  sampleMeanScenarios,
  thatPlace,
} from "@sat/content/scenarios/surveys";
import { settingOf } from "../../../craft/wording/setting.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementClaims, statementOptions } from "../../../craft/options/statements.ts";
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
function deciding(samples: TwoSamples): Step {
  const { at } = samples;
  const [one, two] = samplesOf(samples);
  if (one === undefined || two === undefined) throw new RangeError("two samples expected");
  return {
    text: at.second
      ? `Sample 1 is ${at.first ? "larger" : "smaller"}, and a ${at.first ? "larger" : "smaller"} sample gives a ${at.first ? "smaller" : "greater"} margin of error.`
      : `The values in sample 1 vary ${at.first ? "less" : "more"}, which gives a ${at.first ? "smaller" : "greater"} margin of error.`,
    claim: at.second
      ? `${one.size} ${at.first ? ">" : "<"} ${two.size}`
      : `${one.spread} ${at.first ? "<" : ">"} ${two.spread}`,
  };
}

/** Why one of two samples has the lesser margin of error: its size, or how much its values vary. */
const whyDifferent = level<TwoSamples>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(sampleMeanScenarios);
    const spread = chance.int(Math.ceil(scenario.from / 6), Math.ceil(scenario.from / 3));
    const [size, times] = [10 * chance.int(4, 12), chance.int(2, 4)];
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
      question: `To estimate the mean ${measure} per ${member}, in ${unit}, of the ${members} ${where}, two researchers took random samples, sample 1 and sample 2. Both samples have a mean of ${mean} ${unit}. The table shows the number of ${members} in each sample, the standard deviation of the values, and the margin of error for the estimate. Which best explains the difference between the two margins of error?`,
      figure: dataTable(
        `Table of two samples of ${members} ${thatPlace(scenario)}`,
        ["Quantity", "Sample 1", "Sample 2"],
        [
          [`Number of ${members}`, one.size, two.size],
          [`Standard deviation (${unit})`, one.spread, two.spread],
          [`Margin of error (${unit})`, one.margin.toFixed(1), two.margin.toFixed(1)],
        ],
      ),
      options: statementOptions({
        at,
        text: reason,
        why: at.second
          ? `The standard deviations are both $${one.spread}$, so only the sizes can explain it.`
          : `The sizes are both $${one.size}$, so only the standard deviations can explain it.`,
        slips: [
          {
            code: "margin-of-error-misread",
            deed: at.second
              ? "taking a larger sample to have the greater margin of error"
              : "taking values that vary more to have the smaller margin of error",
          },
          {
            code: "condition-unchecked",
            deed: at.second
              ? "overlooking that the standard deviations are equal"
              : "overlooking that the samples have the same size",
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? `taking values in a ${at.first ? "larger" : "smaller"} sample to vary ${at.first ? "more" : "less"}`
              : `taking values that vary ${at.first ? "less" : "more"} to come from a ${at.first ? "smaller" : "larger"} sample`,
          },
        ],
      }),
      opening: "A margin of error shrinks when the sample is larger or when the values vary less.",
      steps: [
        {
          text: at.second
            ? "The standard deviations are equal, so they explain nothing."
            : "The samples have the same size, so the size explains nothing.",
          claim: at.second ? `${one.spread} = ${two.spread}` : `${one.size} = ${two.size}`,
        },
        deciding(samples),
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
        `mean ${measure} per ${member}, in ${unit}, of the ${members}`,
        "two researchers, sample 1 and sample 2",
        `a mean of ${samples.mean} ${unit}`,
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
  version: 5,
  topic: "data-analysis",
  skill: "Q.F",
  archetypes: ["QF06", "QF07"],
  optionDesign: "orbit",
  Medium: whyDifferent,
});
