import { dataTable } from "../../../craft/figures/data-table.ts";
import { level, defineLevels } from "../../../craft/assembly/levels.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import type { DotScenario } from "@sat/content/scenarios/data-sets";
import { tallyScenarios } from "@sat/content/scenarios/tallies";
import { settingOf } from "../../../craft/wording/setting.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import {
  expanded,
  meanOf,
  medianOf,
  modeOf,
  rangeOf,
  total,
} from "../../../craft/data/statistics.ts";
import { decimalFace } from "../../../craft/wording/story.ts";
import { inline, tex } from "../../../math/print.ts";
import { subtract, toNumber } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

const ASKS = ["mean", "median", "mode", "range"] as const;
type Ask = (typeof ASKS)[number];

interface Tallied {
  readonly values: readonly number[];
  readonly counts: readonly number[];
}

function statistics({ values, counts }: Tallied) {
  const data = expanded(values, counts);
  return {
    mean: meanOf(data),
    median: medianOf(data),
    mode: modeOf(data) ?? 0,
    range: rangeOf(data),
  };
}

/** Whether mean and median are whole, and one frequency is the greatest. */
function isPlain({ values, counts }: Tallied): boolean {
  const [count, most] = [total(counts), Math.max(...counts)];
  if (count % 2 === 0) return false;
  const sum = total(values.map((value, at) => value * (counts[at] ?? 0)));
  return sum % count === 0 && counts.filter((each) => each === most).length === 1;
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

const MEANINGS: Readonly<Record<Ask, string>> = {
  mean: "dividing the sum of all data by how many there are",
  median: "taking the value in the middle of the ordered data",
  mode: "taking the value with the greatest frequency",
  range: "subtracting the least value from the greatest",
};

/** How the statistic comes out of the table, with what proves it. */
function explained(table: Tallied, asked: Ask) {
  const { values, counts } = table;
  const [count, found] = [total(counts), statistics(table)];
  const sum = total(expanded(values, counts));
  const [least = 0, greatest = 0] = [values[0], values.at(-1)];
  switch (asked) {
    case "mean":
      return [
        {
          text: `Each value times its frequency, added up, gives a sum of ${inline(sum)}.`,
          claim: `${values.map((value, at) => `${value}*${counts[at] ?? 0}`).join(" + ")} = ${sum}`,
        },
        {
          text: `The frequencies add up to $${count}$, so the mean is $${tex(sum)} \\div ${count} = ${toNumber(found.mean)}$.`,
          claim: `${sum}/${count} = ${toNumber(found.mean)}`,
        },
      ];
    case "median":
      return [
        {
          text: `The frequencies add up to $${count}$, so in order the value at place $${(count + 1) / 2}$ is the median.`,
          claim: `(${count} + 1)/2 = ${(count + 1) / 2}`,
        },
        { text: `Counting the frequencies row by row, it is $${toNumber(found.median)}$.` },
      ];
    case "mode":
      return [
        { text: `The greatest frequency, $${Math.max(...counts)}$, is that of $${found.mode}$.` },
      ];
    case "range":
      return [
        {
          text: `The values go from $${least}$ to $${greatest}$, so the range is $${found.range}$.`,
          claim: `${greatest} - ${least} = ${found.range}`,
        },
      ];
  }
}

const OPENINGS: Readonly<Record<Ask, string>> = {
  mean: "Count each value as often as its frequency says, then divide by how many data there are.",
  median: "The median is the value in the middle of all the data, each as often as its frequency.",
  mode: "The mode is the value that occurs most often.",
  range: "The range is the greatest value in the table minus the least.",
};

const ARCHETYPES: Readonly<Record<Ask, string>> = {
  mean: "QC04",
  median: "QC05",
  mode: "QC03",
  range: "QC03",
};

interface OfTable {
  readonly scenario: DotScenario;
  readonly table: Tallied;
  readonly ask: Ask;
}

/** One of four statistics of the data in a frequency table. */
const ofTable = level<OfTable>({
  space: 500_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const [least, width] = [chance.int(1, 4), chance.int(6, 8)];
    const values = Array.from({ length: width + 1 }, (_, at) => least + at);
    const table = tallied(
      chance,
      values,
      (each) =>
        areDistinct(Object.values(statistics(each))) && rangeOf(each.counts) !== rangeOf(values),
    );
    return { scenario: chance.pick(tallyScenarios), table, ask: chance.pick(ASKS) };
  },
  build: ({ scenario, table, ask }) => {
    const { values, counts } = table;
    const { mean, median, mode, range } = statistics(table);
    return {
      question: `The frequency table shows the number of ${scenario.counted} for each of ${total(counts)} ${scenario.each}. What is the ${ask} of the data?`,
      figure: dataTable(
        `Frequency table for ${total(counts)} ${scenario.each}`,
        [scenario.label, "Frequency"],
        values.map((value, at) => [value, counts[at] ?? 0]),
      ),
      options: rotatingOptions<Ask>({
        faces: {
          mean: decimalFace(mean),
          median: decimalFace(median),
          mode: decimalFace(mode),
          range: decimalFace(range),
        },
        ask,
        why: `This comes from ${MEANINGS[ask]}.`,
        slip: (other) => ({
          code: "wrong-statistic",
          deed: MEANINGS[other],
        }),
      }),
      opening: OPENINGS[ask],
      steps: explained(table, ask),
      hint: "Each row stands for several data: the frequency says how many times the value occurs.",
      tip: "Write a small part of a frequency table out as a list to see what each row stands for.",
      archetype: ARCHETYPES[ask],
    };
  },
  facts: ({ scenario, table: { values, counts }, ask }) => ({
    kind: "statistic",
    data: expanded(values, counts),
    statistic: ask,
    told: [
      `${scenario.counted} for each of ${total(counts)} ${scenario.each}`,
      `the ${ask} of the data`,
    ],
    setting: settingOf("The data are so many.", total(counts)),
  }),
});

const PAIRS = {
  "the mean and the median": ["mean", "median"],
  "the mean and the mode": ["mean", "mode"],
  "the median and the mode": ["median", "mode"],
  "the mean and the range": ["mean", "range"],
} as const satisfies Record<string, readonly [Ask, Ask]>;
type Pair = keyof typeof PAIRS;

function gap(found: ReturnType<typeof statistics>, pair: Pair): number {
  const [one, other] = PAIRS[pair];
  return Math.abs(toNumber(subtract(found[one], found[other])));
}

// The keys of the record are the pairs.
const PAIR_NAMES = Object.keys(PAIRS) as Pair[];

/** Two statistics compared when every frequency is a multiple of an unknown number. */
const ofMultiples = level<{ readonly table: Tallied; readonly pair: Pair }>({
  space: 200_000,
  steps: 4,
  draw: (chance) => {
    const [start, step, count] = [chance.int(1, 30), chance.int(2, 9), chance.int(5, 6)];
    const values = Array.from({ length: count }, (_, at) => start + at * step);
    const table = tallied(chance, values, (each) => {
      const found = statistics(each);
      return areDistinct([0, ...PAIR_NAMES.map((pair) => gap(found, pair))]);
    });
    return { table, pair: chance.pick(PAIR_NAMES) };
  },
  build: ({ table, pair }) => {
    const { values, counts } = table;
    const [one, other] = PAIRS[pair];
    const found = statistics(table);
    const multiple = (count: number) => (count === 1 ? "$a$" : `$${count}a$`);
    const faces = Object.fromEntries(
      PAIR_NAMES.map((name) => [name, decimalFace(gap(found, name))]),
    ) as Record<Pair, ReturnType<typeof decimalFace>>; // one entry for each of the names
    return {
      question: `The frequency table describes a data set, where $a$ is a positive integer constant. What is the positive difference between ${pair} of the data set?`,
      figure: dataTable(
        "Frequency table",
        ["Value", "Frequency"],
        values.map((value, at) => [`$${value}$`, multiple(counts[at] ?? 0)]),
      ),
      options: rotatingOptions<Pair>({
        faces,
        ask: pair,
        why: `The ${one} is $${toNumber(found[one])}$ and the ${other} is $${toNumber(found[other])}$.`,
        slip: (name) => ({
          code: "wrong-statistic",
          deed: `taking the difference between ${name} instead`,
        }),
      }),
      opening: "The constant scales every frequency alike, so it changes none of these statistics.",
      steps: [
        {
          text: `With $a = 1$ there are $${total(counts)}$ data, and their sum is ${inline(total(expanded(values, counts)))}; both grow in proportion to $a$.`,
          claim: `${counts.join(" + ")} = ${total(counts)}`,
        },
        ...[one, other].flatMap((each) => {
          const last = explained(table, each).at(-1);
          return last === undefined ? [] : [last];
        }),
        {
          text: `The difference is $${gap(found, pair)}$.`,
          claim: `abs(${toNumber(found[one])} - ${toNumber(found[other])}) = ${gap(found, pair)}`,
        },
        { text: "Trying $a = 2$ as well shows that nothing depends on it." },
      ],
      hint: "What happens to the two statistics when every frequency is doubled?",
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
    const found = statistics(table);
    const claims = PAIR_NAMES.map((name) => [
      decimalFace(gap(found, name)).text,
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
  version: 1,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC03", "QC04", "QC05", "QC20"],
  optionDesign: "rotating-ask",
  Medium: ofTable,
  Hard: ofMultiples,
});
