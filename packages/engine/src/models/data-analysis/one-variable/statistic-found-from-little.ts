import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type GroupScenario,
  groupScenarios,
  measuresOf,
} from "@sat/content/scenarios/measured-groups";
import { rotatingMeanings } from "../../../craft/options/meanings.ts";
import { settingOf } from "../../../craft/wording/setting.ts";

const STATISTICS = ["mean", "median", "mode", "range"] as const;
type Statistic = (typeof STATISTICS)[number];

interface Known {
  readonly scenario: GroupScenario;
  readonly group: 0 | 1;
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
      return `the values add up to ${count * value + width} ${unit}`;
    case "median":
      return `${(count - 1) / 2} values are less than ${value} ${unit}, ${(count - 1) / 2} values are greater than ${value} ${unit}, and one value is equal to ${value} ${unit}`;
    case "mode":
      return `${value} ${unit} occurs ${width} times, and no other value occurs that many times`;
    case "range":
      return `the least value is ${value} ${unit}, and the greatest value is ${value + width} ${unit}`;
  }
}

const WHY: Readonly<Record<Statistic, string>> = {
  mean: "It takes the sum of the values and how many there are.",
  median: "It takes the value in the middle when all are in order.",
  mode: "It takes the value that occurs most often.",
  range: "It takes the least and the greatest value.",
};

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
      group: chance.pick([0, 1]),
      count: 2 * chance.int(7, 30) + 1,
      value: chance.int(scenario.from, scenario.to),
      width: ask === "median" ? 0 : width,
      ask,
    };
  },
  build: (item) => {
    const { scenario, group, count, ask } = item;
    const { members, groups, unit } = scenario;
    return {
      question: `A data set lists the ${measuresOf(scenario)}, in ${unit}, of ${count} ${members} ${groups[group]}. The only other thing known is that ${known(item)}. Which statistic of the data set can be found from this?`,
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
          why: `The ${other} is another statistic. ${WHY[other]} This is not known here.`,
        }),
      }),
      opening: "Recall what each statistic is made from, and compare that with what is known.",
      steps: [
        { text: `The ${ask} is the one that fits. ${WHY[ask]}` },
        {
          text: "Two data sets can agree in what is known here and still differ in the other three.",
        },
      ],
      hint: "For each of the four, ask what you would need to know in order to find it.",
      tip: "Learn each statistic together with what it is made from: sum, middle, most frequent, extremes.",
      archetype: "QC18",
    };
  },
  facts: ({ scenario, group, count, value, width, ask }) => {
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
    const { members, groups, unit } = scenario;
    const half = `${(count - 1) / 2} values`;
    const amount = `${value} ${unit}`;
    const knowledge: Readonly<Record<Statistic, string>> = {
      mean: `add up to ${count * value + width} ${unit}`,
      median: `${half} less than ${amount}, ${half} greater than ${amount}, one equal to ${amount}`,
      mode: `${amount} occurs ${width} times, no other that many times`,
      range: `the least value is ${amount}, the greatest value is ${value + width} ${unit}`,
    };
    return {
      kind: "data",
      sets: { A, B },
      claims: Object.fromEntries(
        STATISTICS.map((each) => [`The ${each}`, [`${each}(A) = ${each}(B)`]]),
      ),
      told: [
        `in ${unit}, of ${count} ${members} ${groups[group]}`,
        "only other thing known",
        knowledge[ask],
      ],
      setting: settingOf("What is known counts, not how much it is.", count, knowledge[ask]),
    };
  },
});

/** Which statistic follows from the one thing that is known of a data set. */
export const statisticFoundFromLittle = defineLevels({
  id: "statistic-found-from-little",
  version: 2,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC18"],
  optionDesign: "rotating-ask",
  Easy: fromLittle,
});
