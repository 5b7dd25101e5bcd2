import { differentInts } from "../../../craft/draws/draws.ts";
import { barGraph } from "../../../craft/figures/bar-graph.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { compared } from "../../../craft/data/compared.ts";
import {
  type Comparison,
  type Reading,
  comparisonKey,
  comparisonSlips,
  comparisonTold,
  isClear,
  percentCode,
  percentOf,
  readings,
  wholeStep,
} from "../../../craft/data/percent.ts";
import { type BarGraphScenario, barGraphScenarios } from "@sat/content/scenarios/bar-graphs";
import { type PairScenario, pairScenarios } from "@sat/content/scenarios/pairs-of-counts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { capitalized } from "../../../language/noun.ts";
import { grouped, tex } from "../../../math/print.ts";
import { isInteger, rational } from "../../../math/rational.ts";
import { inSymbols } from "./percent-of-a-chain.ts";

const YEAR = "It tells which number is meant.";

interface Pair {
  readonly scenario: PairScenario;
  readonly smaller: number;
  readonly larger: number;
  readonly rises: boolean;
  readonly reading: Reading;
}

function pairComparison({ scenario, smaller, larger, rises, reading }: Pair): Comparison {
  const [less, more] = rises
    ? [scenario.first, scenario.second]
    : [scenario.second, scenario.first];
  return { larger: more, smaller: less, ratio: rational(larger, smaller), reading, rounded: true };
}

function pairAmounts({ larger, smaller }: Pair): readonly [string, string] {
  return [tex(larger), tex(smaller)];
}

/** Two counts in a sentence. */
const inWords = poolLevel<Pair>({
  isEven: true,
  space: 100_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(pairScenarios);
    const { from, to, apart } = scenario;
    const smaller = chance.int(from, Math.floor(to / apart));
    const larger = chance.int(Math.ceil(1.1 * smaller), Math.floor(apart * smaller));
    const pair = {
      scenario,
      smaller,
      larger,
      rises: chance.flip(),
      reading: chance.pick(readings),
    };
    chance.require(isClear(rational(larger, smaller)), "percents alike or halfway");
    return pair;
  },
  key: (pair) => comparisonKey(pairComparison(pair), pairAmounts(pair)).key,
  slips: (pair) => comparisonSlips(pairComparison(pair), pairAmounts(pair)),
  word: (pair) => {
    const { scenario, smaller, larger, rises } = pair;
    const [first, second] = rises ? [smaller, larger] : [larger, smaller];
    const { ask, lastStep, ...words } = compared(pairComparison(pair), pairAmounts(pair));
    return {
      question: `${scenario.sentence(grouped(first), grouped(second))} ${capitalized(ask)}`,
      ...words,
      steps: [wholeStep(pairComparison(pair), [larger, smaller]), lastStep],
      archetype: pair.reading.asks === "part" ? "QB02" : "QB05",
    };
  },
  facts: ({ scenario, smaller, larger, rises, reading }) => {
    const { sentence, first, second } = scenario;
    return {
      kind: "value",
      given: [`larger = ${larger}`, `smaller = ${smaller}`],
      ask: percentCode("larger", "smaller", reading),
      rounded: 0,
      told: [
        rises
          ? sentence(grouped(smaller), grouped(larger))
          : sentence(grouped(larger), grouped(smaller)),
        ...comparisonTold(
          rises ? [second, first] : [first, second],
          reading,
          !isInteger(percentOf(rational(larger, smaller), reading)),
        ),
      ],
      setting: settingOf(YEAR, first, second),
    };
  },
});

interface Bars {
  readonly scenario: BarGraphScenario;
  readonly values: readonly number[];
  readonly step: number;
  /** Places of the two categories that are compared, the larger first. */
  readonly places: readonly [number, number];
  readonly reading: Reading;
}

function counts({ values, places: [larger, smaller] }: Bars): [number, number] {
  return [values[larger] ?? 0, values[smaller] ?? 0];
}

function barComparison(bars: Bars): Comparison {
  const { scenario, places, reading } = bars;
  const [larger = "", smaller = ""] = places.map((place) =>
    scenario.count(scenario.categories[place] ?? ""),
  );
  return { larger, smaller, ratio: rational(...counts(bars)), reading, rounded: true };
}

function barAmounts(bars: Bars): readonly [string, string] {
  const [more, less] = counts(bars);
  return [tex(more), tex(less)];
}

/** Two bars of a graph. */
const inBars = poolLevel<Bars>({
  isEven: true,
  space: 10_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(barGraphScenarios);
    const step = chance.pick(scenario.steps);
    const values = scenario.categories.map(() => step * chance.int(2, 10));
    const [one, other] = differentInts(chance, 0, values.length - 1);
    const places =
      (values[one] ?? 0) > (values[other] ?? 0) ? ([one, other] as const) : ([other, one] as const);
    const bars = { scenario, values, step, places, reading: chance.pick(readings) };
    chance.require(isClear(rational(...counts(bars))), "percents alike or halfway");
    return bars;
  },
  key: (bars) => comparisonKey(barComparison(bars), barAmounts(bars)).key,
  slips: (bars) => comparisonSlips(barComparison(bars), barAmounts(bars)),
  word: (bars) => {
    const { scenario, values, step } = bars;
    const [more, less] = counts(bars);
    const comparison = barComparison(bars);
    const { larger, smaller } = comparison;
    const { ask, lastStep, ...words } = compared(comparison, barAmounts(bars));
    return {
      question: `According to the bar graph, ${ask}`,
      figure: barGraph(scenario, values, step),
      ...words,
      archetype: "QB16",
      steps: [
        {
          text: `The graph shows that ${larger} is ${grouped(more)} and ${smaller} is ${grouped(less)}.`,
        },
        lastStep,
      ],
    };
  },
  facts: (bars) => {
    const [more, less] = counts(bars);
    const { larger, smaller, ratio, reading } = barComparison(bars);
    const rounds = !isInteger(percentOf(ratio, reading));
    return {
      kind: "value",
      given: [`larger = ${more}`, `smaller = ${less}`],
      ask: percentCode("larger", "smaller", reading),
      rounded: 0,
      told: comparisonTold([larger, smaller], reading, rounds),
      setting: settingOf(YEAR, larger, smaller),
    };
  },
});

/** What percent one amount is of another, or more or less than another. */
export const percentComparison = defineLevels({
  id: "percent-comparison",
  version: 8,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB02", "QB05", "QB10", "QB16"],
  optionDesign: "pool",
  Easy: inWords,
  Medium: inBars,
  Hard: inSymbols,
});
