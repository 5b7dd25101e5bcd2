import { dataTable } from "../../../craft/figures/data-table.ts";
import { level, defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import {
  STATISTICS,
  type Statistic,
  type Tallied,
  differenceStep,
  fixed,
  inUnitsOf,
  statisticsOf,
  stepsInTally,
  whyRight,
} from "../../../craft/data/found-statistics.ts";
import { areDistinct, numeral, right, wrong } from "../../../craft/options/option.ts";
import { slipTo } from "../../../craft/options/pool.ts";
import type { DotScenario } from "@sat/content/scenarios/data-sets";
import { tallyScenarios } from "@sat/content/scenarios/tallies";
import { slipsOfTable } from "../../../craft/data/frequency-slips.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { expanded, rangeOf, total } from "../../../craft/data/statistics.ts";
import { ascending, decimalFace } from "../../../craft/wording/story.ts";
import { sum } from "../../../math/expression.ts";
import { workOut } from "../../../math/work-out.ts";
import type { DraftOption } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Whether mean and median are whole, and one frequency is the greatest. */
function isPlain({ values, counts }: Tallied): boolean {
  const [count, most] = [total(counts), Math.max(...counts)];
  if (count % 2 === 0) return false;
  const all = total(values.map((value, at) => value * (counts[at] ?? 0)));
  return all % count === 0 && counts.filter((each) => each === most).length === 1;
}

/** Frequencies that lean to one side, the first and the last of them chosen so that the table suits. */
function tallied(
  chance: Chance,
  values: readonly number[],
  isClear: (table: Tallied) => boolean,
): Tallied {
  const drawn = values.slice(2).map(() => Math.min(chance.int(1, 12), chance.int(1, 12)));
  const inner = drawn.toSorted((a, b) => a - b);
  const middle = chance.flip() ? inner : inner.toReversed();
  const ends = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const tables = ends.flatMap((first) =>
    ends.map((last) => ({ values, counts: [first, ...middle, last] })),
  );
  const suiting = tables.filter((table) => isPlain(table) && isClear(table));
  chance.require(suiting.length > 0, "no whole mean and median, or two statistics alike");
  return chance.pick(suiting);
}

function dataOf({ values, counts }: Tallied): number[] {
  return expanded(values, counts);
}

const OPENINGS: Readonly<Record<Statistic, string>> = {
  mean: "Count each value as often as its frequency says, then divide by how many data there are.",
  median: "The median is the value in the middle of all the data, each as often as its frequency.",
  mode: "The mode is the value that occurs most often.",
  range: "The range is the greatest value in the table minus the least.",
};

const IN_TABLE = { count: "frequency", counts: "frequencies", group: "row" };

const HINTS: Readonly<Record<Statistic, string>> = {
  mean: "What do the data in one row of the table add up to, and what do all the rows add up to?",
  median: "How many data are there in all, and which place in order is the middle one?",
  mode: "Which column of the table says how often a value occurs?",
  range:
    "Which column of the table holds the values, and which of them are the least and the greatest?",
};

const TIPS: Readonly<Record<Statistic, string>> = {
  mean: "Divide by the sum of the frequencies, not by the number of rows.",
  median: "The median is in the middle of the data, not in the middle row of the table.",
  mode: "The mode is a value of the data, not its frequency.",
  range: "Subtract values, not frequencies, to find the range of the data.",
};

const ARCHETYPES: Readonly<Record<Statistic, string>> = {
  mean: "QC04",
  median: "QC05",
  mode: "QC03",
  range: "QC03",
};

interface OfTable {
  readonly scenario: DotScenario;
  readonly table: Tallied;
  readonly ask: Statistic;
}

/** Whether the frequencies move mean and median away from those of the listed values. */
function isWeighted(table: Tallied): boolean {
  const { mean, median } = statisticsOf(dataOf(table));
  const listed = total(table.values) / table.values.length;
  return mean !== listed && median !== table.values[(table.values.length - 1) / 2];
}

/** Rows of a table, with gaps between the values: an odd number, so that one of the listed values is in the middle. */
const ROWS = 5;

/** One of four statistics of the data in a frequency table. */
const ofTable = poolLevel<OfTable>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(tallyScenarios);
    const reach = chance.int(6, 9);
    const least = chance.int(scenario.from, scenario.to - reach);
    const inner = chance.sample(
      Array.from({ length: reach - 1 }, (_, at) => at + 1),
      ROWS - 2,
    );
    const values = [0, ...inner, reach].toSorted((a, b) => a - b).map((at) => least + at);
    const drawn = tallied(
      chance,
      values,
      (each) =>
        isWeighted(each) &&
        areDistinct(Object.values(statisticsOf(dataOf(each)))) &&
        rangeOf(each.counts) !== rangeOf(values),
    );
    const table = { ...drawn, parts: scenario.parts };
    return { scenario, table, ask: chance.pick(STATISTICS) };
  },
  key: ({ table, ask }) => decimalFace(workOut(inUnitsOf(table, statisticsOf(dataOf(table))[ask]))),
  slips: ({ table, ask }) => slipsOfTable(table, ask),
  word: ({ scenario, table, ask }) => {
    const { values, counts, parts } = table;
    return {
      question: `The frequency table summarizes ${scenario.shown(total(counts))}. What is the ${ask} of these ${total(counts)} values?`,
      figure: dataTable(
        `Frequency table for ${total(counts)} ${scenario.each}`,
        [scenario.label, "Frequency"],
        values.map((value, at) => [fixed(table, value), counts[at] ?? 0]),
      ),
      why: whyRight({ data: dataOf(table), parts }, ask),
      opening: OPENINGS[ask],
      steps: stepsInTally(table, ask, IN_TABLE),
      hint: HINTS[ask],
      tip: TIPS[ask],
      archetype: ARCHETYPES[ask],
    };
  },
  facts: ({ scenario, table: { values, counts, parts = 1 }, ask }) => ({
    kind: "statistic",
    data: expanded(values, counts).map((value) => value / parts),
    statistic: ask,
    told: [scenario.shown(total(counts)), `the ${ask} of these ${total(counts)} values`],
    setting: settingOf(
      "The data are so many, or so finely measured.",
      total(counts),
      scenario.shown(total(counts)),
    ),
  }),
});

const PAIRS = {
  "the mean and the median": ["mean", "median"],
  "the mean and the mode": ["mean", "mode"],
  "the median and the mode": ["median", "mode"],
  "the mean and the range": ["mean", "range"],
} as const satisfies Record<string, readonly [Statistic, Statistic]>;
type Pair = keyof typeof PAIRS;

function gap(found: ReturnType<typeof statisticsOf>, pair: Pair): number {
  const [one, other] = PAIRS[pair];
  return Math.abs(found[one] - found[other]);
}

// The keys of the record are the pairs.
const PAIR_NAMES = Object.keys(PAIRS) as Pair[];

/** A difference of two other statistics. */
function gapOption(found: ReturnType<typeof statisticsOf>, pair: Pair): DraftOption {
  const [one, other] = PAIRS[pair];
  const [less, greater] = ascending([found[one], found[other]]);
  const slip = slipTo(sum(greater ?? 0, -(less ?? 0)), {
    code: "wrong-statistic",
    deed: `finding the difference between ${pair}`,
  });
  return wrong(slip.face, slip.code, slip.reason);
}

/** Two statistics compared when every frequency is a multiple of an unknown number. */
const ofMultiples = level<{ readonly table: Tallied; readonly pair: Pair }>({
  space: 200_000,
  steps: 4,
  draw: (chance) => {
    const [start, step, count] = [chance.int(1, 30), chance.int(2, 9), chance.int(5, 6)];
    const values = Array.from({ length: count }, (_, at) => start + at * step);
    const table = tallied(chance, values, (each) => {
      const found = statisticsOf(dataOf(each));
      return areDistinct([0, ...PAIR_NAMES.map((pair) => gap(found, pair))]);
    });
    return { table, pair: chance.pick(PAIR_NAMES) };
  },
  build: ({ table, pair }) => {
    const { values, counts } = table;
    const [one, other] = PAIRS[pair];
    const found = statisticsOf(dataOf(table));
    const multiple = (count: number) => (count === 1 ? "$a$" : `$${count}a$`);
    return {
      question: `The frequency table describes a data set, where $a$ is a positive integer constant. What is the positive difference between ${pair} of the data set?`,
      figure: dataTable(
        "Frequency table",
        ["Value", "Frequency"],
        values.map((value, at) => [`$${value}$`, multiple(counts[at] ?? 0)]),
      ),
      options: PAIR_NAMES.map((name) =>
        name === pair
          ? right(
              numeral(gap(found, name)),
              `The ${one} is $${found[one]}$ and the ${other} is $${found[other]}$, whatever the value of $a$.`,
            )
          : gapOption(found, name),
      ),
      opening:
        "The constant $a$ multiplies every frequency alike, so it changes none of these statistics.",
      steps: [
        { text: "Choose the least possible value of $a$, which is one." },
        { text: `The frequencies then are ${counts.join(", ")}.` },
        ...[one, other].flatMap((each) => [
          { text: `Find the ${each}.` },
          ...stepsInTally(table, each, IN_TABLE),
        ]),
        differenceStep(found[one], found[other]),
      ],
      hint: `What happens to the ${one} and the ${other} when every frequency is doubled?`,
      tip: "When an answer cannot depend on a constant, choose a value for the constant and compute.",
      archetype: "QC20",
    };
  },
  facts: ({ table, pair }) => {
    const { values, counts } = table;
    const times = (a: number) =>
      expanded(
        values,
        counts.map((count) => a * count),
      );
    const [one, other] = PAIRS[pair];
    const found = statisticsOf(dataOf(table));
    const claims = PAIR_NAMES.map((name) => [
      numeral(gap(found, name)).text,
      ["A", "B"].map((set) => `abs(${one}(${set}) - ${other}(${set})) = ${gap(found, name)}`),
    ]);
    return {
      kind: "data",
      sets: { A: times(1), B: times(4) },
      claims: Object.fromEntries(claims),
      told: [
        "$a$ is a positive integer constant",
        `positive difference between the ${one} and the ${other} of the data set`,
      ],
    };
  },
});

/** A statistic of the data in a frequency table, also when the frequencies hold an unknown factor. */
export const statisticFromAFrequencyTable = defineLevels({
  id: "statistic-from-a-frequency-table",
  version: 3,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC03", "QC04", "QC05", "QC20"],
  optionDesign: "rotating-ask",
  Medium: ofTable,
  Hard: ofMultiples,
});
