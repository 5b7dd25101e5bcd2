import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type GroupScenario,
  groupScenarios,
  measuresOf,
} from "@sat/content/scenarios/measured-groups";
import { rotatingMeanings } from "../../../craft/options/meanings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import { settingOf } from "../../../craft/wording/setting.ts";

const STATISTICS = ["mean", "median", "mode", "range"] as const;
type Statistic = (typeof STATISTICS)[number];

interface Known {
  readonly scenario: GroupScenario;
  /** An odd number of values, so that one is in the middle. */
  readonly count: number;
  readonly value: number;
  readonly width: number;
  readonly ask: Statistic;
}

/** What is known: enough for one statistic only. */
function known({ count, value, width, ask, scenario: { unit } }: Known): string {
  switch (ask) {
    case "mean":
      return `The values add up to ${count * value + width} ${unit}`;
    case "median":
      return `Exactly ${(count - 1) / 2} values are less than ${value} ${unit}, ${(count - 1) / 2} values are greater than ${value} ${unit}, and one value is equal to ${value} ${unit}`;
    case "mode":
      return `The value ${value} ${unit} occurs ${width} times, and every other value occurs fewer times`;
    case "range":
      return `The least value is ${value} ${unit}, and the greatest value is ${value + width} ${unit}`;
  }
}

const WHY: Readonly<Record<Statistic, string>> = {
  mean: "It takes the sum of the values and how many there are.",
  median: "It takes the value in the middle when all are in order.",
  mode: "It takes the value that occurs most often.",
  range: "It takes the least and the greatest value.",
};

/** Why another statistic cannot be found. */
const MISSING: Readonly<Record<Statistic, string>> = {
  mean: "The mean takes the sum of the values, which is not known here.",
  median:
    "The median takes the value in the middle of all values in order, which is not known here.",
  mode: "The mode takes the value that occurs most often, and how often each value occurs is not known here.",
  range: "The range takes the least and the greatest value, which are not both known here.",
};

const HINTS: Readonly<Record<Statistic, string>> = {
  mean: "Which statistic is found by dividing a sum?",
  median: "Which statistic depends on how many values are less, and how many are greater?",
  mode: "Which statistic depends on how often each value occurs?",
  range: "Which statistic is found from two extreme values?",
};

/** How what is known leads to one statistic. */
function littleSteps({ count, value, width, ask, scenario: { unit } }: Known): Step[] {
  const half = (count - 1) / 2;
  switch (ask) {
    case "mean":
      return [
        { text: "The sum of the values and their number are known, but no single value." },
        {
          text: `Divide the sum by the number of values to find the mean.\n\n${inline(quotient(count * value + width, count))}`,
        },
        {
          text: "Many lists have this sum, with different middle, most frequent, and extreme values.",
        },
      ];
    case "median":
      return [
        {
          text: `As many values are less than $${value}$ ${unit} as are greater.\n\n${inline(equation(sum(half, 1, half), count))}`,
        },
        {
          text: `So $${value}$ ${unit} is in the middle of all $${count}$ values in order: the median.`,
        },
        { text: "How great the other values are is not known, so nothing else can be found." },
      ];
    case "mode":
      return [
        { text: "How often one value occurs is known, compared with all the others." },
        { text: `The value $${value}$ ${unit} occurs most often, so it is the mode.` },
        {
          text: `The remaining values are not known, so no other statistic can be found. Their number is the following.\n\n${inline(equation(sum(count, -width), count - width))}`,
        },
      ];
    case "range":
      return [
        {
          text: "The least and the greatest value are known, but none of the values between them.",
        },
        stepShowing(
          "Subtract the least value from the greatest to find the range.",
          equation(sum(value + width, -value), width),
        ),
        {
          text: "The other values can lie anywhere between these two, so nothing else can be found.",
        },
      ];
  }
}

/** Which statistic can be found when only one thing is known of a data set. */
const fromLittle = level<Known>({
  space: 150_000,
  steps: 1,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(groupScenarios);
    const ask = chance.pick(STATISTICS);
    // No more than half of the values, or the mode would tell the median; of no use where the median is known.
    const width = chance.int(4, 7);
    return {
      scenario,
      count: 2 * chance.int(7, 30) + 1,
      value: chance.int(scenario.from, scenario.to),
      width: ask === "median" ? 0 : width,
      ask,
    };
  },
  build: (item) => {
    const { scenario, count, ask } = item;
    const { members, unit } = scenario;
    return {
      question: `A data set gives the ${measuresOf(scenario)}, in ${unit}, of ${count} ${members}. ${known(item)}. If nothing else is known about the values, which statistic of the data set can be found?`,
      options: rotatingMeanings<Statistic>({
        meanings: {
          mean: "The mean",
          median: "The median",
          mode: "The mode",
          range: "The range",
        },
        ask,
        why: WHY[ask],
        slip: (other) => ({
          code: "wrong-statistic",
          why: MISSING[other],
        }),
      }),
      opening: "Recall what each statistic is found from, and compare that with what is known.",
      steps: littleSteps(item),
      hint: HINTS[ask],
      tip: "Know what each statistic is found from: the sum, the middle, the most frequent value, the two extremes.",
      archetype: "QC18",
    };
  },
  facts: ({ scenario, count, value, width, ask }) => {
    // Two data sets that agree in what is known: they must agree in the statistic asked for and in no other.
    const pairs: Readonly<Record<Statistic, readonly (readonly number[])[]>> = {
      mean: [
        [1, 1, 1, 1, 2, 2, 2],
        [0, 1, 1, 2, 2, 2, 2],
      ],
      median: [
        [0, 0, 0, 1, 1, 2, 2],
        [1, 1, 1, 1, 1, 1, 1],
      ],
      mode: [
        [0, 0, 0, 0, 0, 1, 1],
        [0, 0, 0, 1, 1, 2, 2],
      ],
      range: [
        [0, 0, 0, 0, 1, 1, 2],
        [0, 1, 1, 1, 1, 2, 2],
      ],
    };
    const [A = [], B = []] = pairs[ask];
    const { members, unit } = scenario;
    const half = `${(count - 1) / 2} values`;
    const amount = `${value} ${unit}`;
    const knowledge: Readonly<Record<Statistic, string>> = {
      mean: `add up to ${count * value + width} ${unit}`,
      median: `${half} less than ${amount}, ${half} greater than ${amount}, one equal to ${amount}`,
      mode: `${amount} occurs ${width} times, every other value occurs fewer times`,
      range: `the least value is ${amount}, the greatest value is ${value + width} ${unit}`,
    };
    return {
      kind: "data",
      sets: { A, B },
      claims: Object.fromEntries(
        STATISTICS.map((each) => [`The ${each}`, [`${each}(A) = ${each}(B)`]]),
      ),
      told: [
        `in ${unit}, of ${count} ${members}`,
        knowledge[ask],
        "nothing else is known about the values",
      ],
      setting: settingOf("What is known counts, not how much it is.", count, knowledge[ask]),
    };
  },
});

/** Which statistic follows from the one thing that is known of a data set. */
export const statisticFoundFromLittle = defineLevels({
  id: "statistic-found-from-little",
  version: 4,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC18"],
  optionDesign: "rotating-ask",
  Easy: fromLittle,
});
