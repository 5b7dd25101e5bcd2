import { dotPlot } from "../../../craft/figures/dot-plot.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Face, areDistinct, right, wrong } from "../../../craft/options/option.ts";
import {
  type DotScenario,
  type ListScenario,
  dotScenarios,
  listScenarios,
} from "@sat/content/scenarios/data-sets";
import { settingOf } from "../../../craft/wording/setting.ts";
import {
  countOf,
  meanOf,
  medianOf,
  modeOf,
  rangeOf,
  sorted,
  total,
} from "../../../craft/data/statistics.ts";
import { leadsTo } from "../../../craft/wording/words.ts";
import { decimal } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, rational, subtract, toNumber } from "../../../math/rational.ts";
import type { DraftOption } from "../../../model.ts";
import { HINTS, TIPS } from "./hints-at-statistics.ts";

/** All four are the options, and which is asked rotates. */
type Statistic = "mean" | "median" | "mode" | "range" | "sum";

function statisticOf(data: readonly number[], statistic: Statistic): Rational {
  switch (statistic) {
    case "mean":
      return meanOf(data);
    case "median":
      return medianOf(data);
    case "mode":
      return rational(modeOf(data) ?? 0);
    case "range":
      return rational(rangeOf(data));
    case "sum":
      return rational(total(data));
  }
}

function face(value: Rational): Face {
  return { text: inline(decimal(value)), order: toNumber(value) };
}

const MEANINGS: Readonly<Record<Statistic, string>> = {
  mean: "dividing the sum of the values by how many there are",
  median: "taking the value in the middle of the ordered data",
  mode: "taking the value that occurs most often",
  range: "subtracting the least value from the greatest",
  sum: "adding all the values",
};

const OPENINGS: Readonly<Record<Statistic, string>> = {
  mean: "The mean is the sum of the values divided by how many there are.",
  median: "The median is the value in the middle once the data are in order.",
  mode: "The mode is the value that occurs most often.",
  range: "The range is the greatest value minus the least.",
  sum: "The sum is all the values added together.",
};

const OF_ONE = ["mean", "median", "mode", "range"] as const satisfies readonly Statistic[];

interface Asked {
  readonly data: readonly number[];
  readonly asked: (typeof OF_ONE)[number];
}

function statistics({ data, asked }: Asked): DraftOption[] {
  return OF_ONE.map((statistic) => {
    const shown = face(statisticOf(data, statistic));
    const reason = leadsTo(shown.text, MEANINGS[statistic]);
    return statistic === asked ? right(shown, reason) : wrong(shown, "wrong-statistic", reason);
  });
}

function isClear(data: readonly number[]): boolean {
  const values = OF_ONE.map((statistic) => statisticOf(data, statistic));
  return modeOf(data) !== undefined && areDistinct(values);
}

/** How the value comes out of the ordered data. */
function lastStep({ data, asked }: Asked) {
  const value = statisticOf(data, asked);
  const ordered = sorted(data);
  const shown = inline(decimal(value));
  switch (asked) {
    case "mean":
      return {
        text: `The sum is $${total(data)}$, and divided by $${data.length}$ this is ${shown}.`,
        claim: `${total(data)}/${data.length} = ${code(value)}`,
      };
    case "median":
      return { text: `As many values lie on either side of the middle, which is at ${shown}.` };
    case "mode":
      return { text: `No value occurs as often as ${shown}.` };
    case "range":
      return {
        text: `The values go from $${ordered[0] ?? 0}$ to $${ordered.at(-1) ?? 0}$, which makes ${shown}.`,
        claim: `${ordered.at(-1) ?? 0} - ${ordered[0] ?? 0} = ${code(value)}`,
      };
  }
}

const NUMBER_WORDS: Readonly<Record<number, string>> = { 7: "seven", 9: "nine" };

function listed({ counted, times }: ListScenario, data: readonly number[]): string {
  return `The list shows the number of ${counted} each of ${NUMBER_WORDS[data.length] ?? data.length} ${times}: ${data.join(", ")}.`;
}

function listTold({ counted, times }: ListScenario, data: readonly number[]): string[] {
  return [counted, `each of ${NUMBER_WORDS[data.length] ?? ""} ${times}`, data.join(", ")];
}

interface List extends Asked {
  readonly scenario: ListScenario;
}

/** Of the seven values of the list one stands twice, and the mean is whole. */
const ofList = level<List>({
  space: 5_000_000,
  steps: 1,
  draw: (chance) => {
    const values = chance.sample(
      Array.from({ length: 28 }, (_, at) => at + 3),
      6,
    );
    const twice = values.filter((value) => (total(values) + value) % 7 === 0);
    chance.require(twice.length > 0, "no whole mean");
    const data = chance.shuffle([...values, chance.pick(twice)]);
    chance.require(isClear(data), "two statistics alike");
    return { scenario: chance.pick(listScenarios), data, asked: chance.pick(OF_ONE) };
  },
  build: (list) => ({
    question: `${listed(list.scenario, list.data)} What is the ${list.asked} of the data?`,
    options: statistics(list),
    opening: OPENINGS[list.asked],
    steps: [{ text: `In order, the values are ${sorted(list.data).join(", ")}.` }, lastStep(list)],
    hint: HINTS[list.asked],
    tip: TIPS[list.asked],
    archetype: list.asked === "mean" ? "QC01" : list.asked === "median" ? "QC02" : "QC03",
  }),
  facts: ({ scenario, data, asked }) => ({
    kind: "statistic",
    data,
    statistic: asked,
    told: [...listTold(scenario, data), `the ${asked} of the data`],
  }),
});

interface Dots extends Asked {
  readonly scenario: DotScenario;
}

/** Fifteen values with a whole mean, shown as dots that lean to one side. */
const ofDots = level<Dots>({
  space: 120_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const [least, width, leansUp] = [chance.int(1, 6), chance.int(6, 11), chance.flip()];
    const lean = () => Math.min(chance.int(0, width), chance.int(0, width));
    const value = () => least + (leansUp ? lean() : width - lean());
    const most = Array.from({ length: 13 }, value);
    const ends = Array.from({ length: width + 1 }, (_, at) => least + at);
    const lists = ends.flatMap((one) => ends.map((other) => [...most, one, other]));
    const whole = lists.filter((data) => total(data) % data.length === 0);
    const clear = whole.map(sorted).filter(isClear);
    chance.require(clear.length > 0, "no whole mean, or two statistics alike");
    const data = chance.pick(clear);
    return { scenario: chance.pick(dotScenarios), data, asked: chance.pick(OF_ONE) };
  },
  build: (dots) => {
    const { scenario, data, asked } = dots;
    const values = [...new Set(data)];
    const counts = values.map((value) => `$${countOf(data, value)}$ at $${value}$`);
    return {
      question: `The dot plot shows the number of ${scenario.counted} for each of 15 ${scenario.each}. What is the ${asked} of the data?`,
      figure: dotPlot(scenario.label, data),
      options: statistics(dots),
      opening: OPENINGS[asked],
      steps: [{ text: `The dots show these values: ${counts.join(", ")}.` }, lastStep(dots)],
      hint: `Each dot is one value. ${HINTS[asked]}`,
      tip: TIPS[asked],
      archetype: "QC06",
    };
  },
  facts: ({ scenario, data, asked }) => ({
    kind: "statistic",
    data,
    statistic: asked,
    told: [
      `${scenario.counted} for each of ${data.length} ${scenario.each}`,
      `the ${asked} of the data`,
    ],
    setting: settingOf("The data are so many.", data.length),
  }),
});

const OF_TWO = ["mean", "median", "range", "sum"] as const satisfies readonly Statistic[];

interface Corrected {
  readonly scenario: ListScenario;
  readonly data: readonly number[];
  /** The value recorded, and what it should have been. */
  readonly recorded: number;
  readonly correct: number;
  readonly asked: (typeof OF_TWO)[number];
}

function corrected({ data, recorded, correct }: Corrected): number[] {
  return data.map((value) => (value === recorded ? correct : value));
}

function increase(list: Corrected, statistic: Statistic): Rational {
  return subtract(statisticOf(corrected(list), statistic), statisticOf(list.data, statistic));
}

/** One value below the median, not the least, should be the greatest of all: every statistic rises. */
const afterCorrection = level<Corrected>({
  space: 5_000_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const data = chance.sample(
      Array.from({ length: 45 }, (_, at) => at + 12),
      chance.pick([7, 9]),
    );
    const recorded = sorted(data)[chance.int(1, (data.length - 3) / 2)] ?? 0;
    const correct = recorded + data.length * chance.int(2, 9);
    chance.require(correct > Math.max(...data), "not the greatest of all");
    const asked = chance.pick(OF_TWO);
    const list = { scenario: chance.pick(listScenarios), data, recorded, correct, asked };
    chance.require(areDistinct(OF_TWO.map((each) => increase(list, each))), "increases alike");
    return list;
  },
  build: (list) => {
    const { scenario, data, recorded, correct, asked } = list;
    const [before, after] = [data, corrected(list)].map((each) => statisticOf(each, asked));
    if (before === undefined || after === undefined) throw new RangeError("two lists expected");
    const rise = increase(list, asked);
    return {
      question: `${listed(scenario, data)} The value ${recorded} was recorded in error and should have been ${correct}. By how much does the ${asked} of the data increase when this error is corrected?`,
      options: OF_TWO.map((statistic) => {
        const shown = face(increase(list, statistic));
        const reason = leadsTo(shown.text, `comparing the ${statistic} before and after`);
        return statistic === asked ? right(shown, reason) : wrong(shown, "wrong-statistic", reason);
      }),
      opening: `Compare the ${asked} of the list as recorded with that of the corrected list.`,
      steps: [
        { text: `In order, the recorded values are ${sorted(data).join(", ")}.` },
        { text: `In order, the corrected values are ${sorted(corrected(list)).join(", ")}.` },
        { text: OPENINGS[asked] },
        asked === "mean"
          ? {
              text: `The sum rises by $${correct - recorded}$, and shared among $${data.length}$ values this is ${inline(rise)}.`,
              claim: `(${correct} - ${recorded})/${data.length} = ${code(rise)}`,
            }
          : {
              text: `It goes from ${inline(before)} to ${inline(after)}, an increase of ${inline(rise)}.`,
              claim: `${code(after)} - ${code(before)} = ${code(rise)}`,
            },
      ],
      hint: `Answer this for both lists: ${HINTS[asked][0]?.toLowerCase() ?? ""}${HINTS[asked].slice(1)}`,
      tip: TIPS[asked],
      archetype: "QC17",
    };
  },
  facts: (list) => ({
    kind: "statistic",
    data: corrected(list),
    minus: list.data,
    statistic: list.asked,
    told: [
      ...listTold(list.scenario, list.data),
      `the value ${list.recorded} recorded in error and should have been ${list.correct}`,
      `the ${list.asked} of the data increase`,
    ],
  }),
});

/** Mean, median and their kin: of a list, of a dot plot, and what a correction does to them. */
export const meanAndMedianShift = defineLevels({
  id: "mean-and-median-shift",
  version: 3,
  topic: "data-analysis",
  skill: "Q.C",
  archetypes: ["QC01", "QC02", "QC03", "QC06", "QC17"],
  optionDesign: "rotating-ask",
  Easy: ofList,
  Medium: ofDots,
  Hard: afterCorrection,
});
