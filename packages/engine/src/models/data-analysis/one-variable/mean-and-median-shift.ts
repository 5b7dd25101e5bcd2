import { dotPlot } from "../../../craft/figures/dot-plot.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  CORRECTABLE,
  type Corrected,
  HINTS_OF_INCREASE,
  OPENINGS_OF_INCREASE,
  TIPS_OF_INCREASE,
  corrected,
  increase,
  increaseOptions,
  stepsOfIncrease,
} from "../../../craft/data/corrected-list.ts";
import {
  STATISTICS,
  type Statistic,
  fixed,
  listedIn,
  statisticOptions,
  statisticsOf,
  stepsInList,
  stepsInTally,
} from "../../../craft/data/found-statistics.ts";
import { areDistinct, areOfLikeForms } from "../../../craft/options/option.ts";
import { rational } from "../../../math/rational.ts";
import {
  type DotScenario,
  type ListScenario,
  dotScenarios,
  listScenarios,
} from "@sat/content/scenarios/data-sets";
import { settingOf } from "../../../craft/wording/setting.ts";
import { countOf, modeOf, sorted, total } from "../../../craft/data/statistics.ts";
import { HINTS, TIPS } from "./hints-at-statistics.ts";

const OPENINGS = {
  mean: "The mean is the sum of the values divided by how many there are.",
  median: "The median is the value in the middle once the data are in order.",
  mode: "The mode is the value that occurs most often.",
  range: "The range is the greatest value minus the least.",
} as const;

interface Asked {
  readonly data: readonly number[];
  readonly asked: Statistic;
}

function isClear(data: readonly number[]): boolean {
  return modeOf(data) !== undefined && areDistinct(Object.values(statisticsOf(data)));
}

function haveLikeForms(data: readonly number[], { parts }: ListScenario): boolean {
  return areOfLikeForms(Object.values(statisticsOf(data)).map((each) => rational(each, parts)));
}

const NUMBER_WORDS: Readonly<Record<number, string>> = { 7: "seven", 9: "nine" };

function listed(scenario: ListScenario, data: readonly number[]): string {
  return `A list shows ${scenario.shown(inWords(data))}: ${listedIn(scenario, data)}.`;
}

function listTold(scenario: ListScenario, data: readonly number[]): string[] {
  return [scenario.shown(inWords(data)), listedIn(scenario, data)];
}

function inWords(data: readonly number[]): string {
  return NUMBER_WORDS[data.length] ?? `${data.length}`;
}

/** The values of a list in units. */
function unitsOf({ parts }: ListScenario, data: readonly number[]): number[] {
  return data.map((value) => value / parts);
}

/** Whole numbers of parts that suit the scenario. */
function partsOf({ from, to }: ListScenario): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

interface List extends Asked {
  readonly scenario: ListScenario;
}

/** Of the seven values of the list one stands twice, and the mean is whole. */
const ofList = level<List>({
  space: 5_000_000,
  steps: 1,
  draw: (chance) => {
    const scenario = chance.pick(listScenarios);
    const values = chance.sample(partsOf(scenario), 6);
    const twice = values.filter((value) => (total(values) + value) % 7 === 0);
    chance.require(twice.length > 0, "no whole mean");
    const data = chance.shuffle([...values, chance.pick(twice)]);
    chance.require(isClear(data), "two statistics alike");
    chance.require(haveLikeForms(data, scenario), "one option of another form");
    return { scenario, data, asked: chance.pick(STATISTICS) };
  },
  build: (list) => ({
    question: `${listed(list.scenario, list.data)} What is the ${list.asked} of these values?`,
    options: statisticOptions({ data: list.data, parts: list.scenario.parts }, list.asked),
    opening: OPENINGS[list.asked],
    steps: stepsInList({ data: list.data, parts: list.scenario.parts }, list.asked),
    hint: HINTS[list.asked],
    tip: TIPS[list.asked],
    archetype: list.asked === "mean" ? "QC01" : list.asked === "median" ? "QC02" : "QC03",
  }),
  facts: ({ scenario, data, asked }) => ({
    kind: "statistic",
    data: unitsOf(scenario, data),
    statistic: asked,
    told: [...listTold(scenario, data), `the ${asked} of these values`],
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
    const scenario = chance.pick(dotScenarios);
    const [width, leansUp] = [chance.int(6, 11), chance.flip()];
    const least = chance.int(scenario.from, scenario.to - width);
    const lean = () => Math.min(chance.int(0, width), chance.int(0, width));
    const value = () => least + (leansUp ? lean() : width - lean());
    const most = Array.from({ length: 13 }, value);
    const ends = Array.from({ length: width + 1 }, (_, at) => least + at);
    const lists = ends.flatMap((one) => ends.map((other) => [...most, one, other]));
    const whole = lists.filter((data) => total(data) % data.length === 0);
    const clear = whole.map(sorted).filter(isClear);
    chance.require(clear.length > 0, "no whole mean, or two statistics alike");
    const data = chance.pick(clear);
    return { scenario, data, asked: chance.pick(STATISTICS) };
  },
  build: (dots) => {
    const { scenario, data, asked } = dots;
    const values = [...new Set(data)];
    return {
      question: `The dot plot shows ${scenario.shown(15)}. What is the ${asked} of these values?`,
      figure: dotPlot(scenario.label, data),
      options: statisticOptions({ data }, asked),
      opening: OPENINGS[asked],
      steps: stepsInTally({ values, counts: values.map((value) => countOf(data, value)) }, asked, {
        count: "number of dots",
        counts: "numbers of dots",
        group: "column",
      }),
      hint: `Each dot is one value. ${HINTS[asked]}`,
      tip: TIPS[asked],
      archetype: "QC06",
    };
  },
  facts: ({ scenario, data, asked }) => ({
    kind: "statistic",
    data,
    statistic: asked,
    told: [scenario.shown(data.length), `the ${asked} of these values`],
    setting: settingOf("The data are so many.", data.length),
  }),
});

interface Shown extends Corrected {
  readonly scenario: ListScenario;
}

/** The unit of a measurement; a count needs none. */
function unitAsked({ parts, unit }: ListScenario): string {
  return parts === 1 ? "" : `, in ${unit},`;
}

/** The value recorded and the correct one, as the question prints them. */
function recordedIn({ scenario, recorded, correct }: Shown): readonly [string, string] {
  return [fixed(scenario, recorded), fixed(scenario, correct)];
}

/** One value below the median, not the least, should be the greatest of all: every statistic rises. */
const afterCorrection = level<Shown>({
  space: 5_000_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(listScenarios);
    const data = chance.sample(partsOf(scenario), chance.pick([7, 9]));
    const recorded = sorted(data)[chance.int(1, (data.length - 3) / 2)] ?? 0;
    const correct = recorded + data.length * chance.int(2, 9);
    chance.require(correct > Math.max(...data), "not the greatest of all");
    const asked = chance.pick(CORRECTABLE);
    const list = { scenario, parts: scenario.parts, data, recorded, correct, asked };
    const increases = CORRECTABLE.map((each) => increase(list, each));
    chance.require(areDistinct(increases), "increases alike");
    chance.require(areOfLikeForms(increases), "one option of another form");
    return list;
  },
  build: (list) => {
    const { scenario, data, asked } = list;
    const [recorded, correct] = recordedIn(list);
    return {
      question: `${listed(scenario, data)} The value ${recorded} is an error and should be ${correct}. By how much${unitAsked(scenario)} does the ${asked} of these values increase when the error is corrected?`,
      options: increaseOptions(list),
      opening: OPENINGS_OF_INCREASE[asked],
      steps: stepsOfIncrease(list),
      hint: HINTS_OF_INCREASE[asked],
      tip: TIPS_OF_INCREASE[asked],
      archetype: "QC17",
    };
  },
  facts: (list) => ({
    kind: "statistic",
    data: unitsOf(list.scenario, corrected(list)),
    minus: unitsOf(list.scenario, list.data),
    statistic: list.asked,
    told: [
      ...listTold(list.scenario, list.data),
      `the value ${recordedIn(list)[0]} is an error and should be ${recordedIn(list)[1]}`,
      `by how much${unitAsked(list.scenario)} does`,
      `the ${list.asked} of these values increase`,
    ],
  }),
});

/** Mean, median and their kin: of a list, of a dot plot, and what a correction does to them. */
export const meanAndMedianShift = defineLevels({
  id: "mean-and-median-shift",
  version: 5,
  topic: "data-analysis",
  skill: "Q.C",
  calculator: ["Easy", "Medium", "Hard"],
  archetypes: ["QC01", "QC02", "QC03", "QC06", "QC17"],
  optionDesign: "rotating-ask",
  Easy: ofList,
  Medium: ofDots,
  Hard: afterCorrection,
});
