import type { Point } from "@sat/item";
import { lineChart } from "../../craft/figures/line-chart.ts";
import { defineLevels, level } from "../../craft/levels.ts";
import {
  type Reading,
  comparisonOptions,
  comparisonQuestion,
  isClear,
  nearest,
  percentCode,
  percentOf,
  readings,
} from "../../craft/percent.ts";
import { type YearlyScenario, yearlyScenarios } from "../../craft/scenarios/year-by-year.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { decimalFace } from "../../craft/story.ts";
import { capitalized } from "../../language/noun.ts";
import { inline, tex } from "../../math/print.ts";
import { rational, toNumber } from "../../math/rational.ts";
import type { Chance } from "../../random/chance.ts";

interface Series {
  readonly scenario: YearlyScenario;
  readonly step: number;
  readonly first: number;
  /** Values of consecutive years, in grid lines. */
  readonly heights: readonly number[];
}

function drawSeries(chance: Chance, least: number): Series {
  const count = chance.int(6, 8);
  const scenario = chance.pick(yearlyScenarios);
  return {
    scenario,
    step: chance.pick(scenario.steps),
    first: chance.int(2003, 2016),
    heights: Array.from({ length: count }, () => chance.int(least, 14)),
  };
}

function valueIn({ heights, step }: Series, at: number): number {
  return (heights[at] ?? 0) * step;
}

function figure(series: Series) {
  const { scenario, step, first, heights } = series;
  const points = heights.map((_, at): Point => [first + at, valueIn(series, at)]);
  return lineChart({
    title: scenario.title,
    x: { min: first, max: first + heights.length - 1, step: 1, label: "Year" },
    y: { min: 0, max: 15 * step, step, label: scenario.axis },
    series: [{ name: scenario.axis, points }],
  });
}

function shows({ scenario, first, heights }: Series): string {
  return `The line graph shows ${scenario.number} in each year from ${first} to ${first + heights.length - 1}.`;
}

interface Span extends Series {
  /** The years from which and to which it goes; the other sibling goes to another year. */
  readonly from: number;
  readonly to: readonly [number, number];
}

/** First twist: the rate is asked, not the whole change; second: up to the first of two years. */
function changeOver(span: Span, first: boolean, second: boolean) {
  const end = span.to[second ? 0 : 1];
  const change = valueIn(span, end) - valueIn(span, span.from);
  return rational(change, first ? end - span.from : 1);
}

/** The average rate of change, or the whole change, between two years. */
const rate = siblingLevel<Span>({
  space: 3_000_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const series = drawSeries(chance, 1);
    const places = [...series.heights.keys()];
    const from = chance.int(0, places.length - 4);
    const [one = 0, other = 0] = chance.sample(places.slice(from + 2), 2);
    const low = chance.int(1, 5);
    const heights = series.heights.map((height, at) =>
      at === one || at === other ? low + (at - from) * chance.int(1, 4) : height,
    );
    chance.require(Math.max(...heights) <= 14, "out of view");
    const to = [one, other] as const;
    return { ...series, heights: heights.with(from, low), from, to };
  },
  answer: (span, { first, second }) => changeOver(span, first, second),
  allows: (answer) => toNumber(answer) > 0 && Number.isInteger(toNumber(answer)),
  show: decimalFace,
  word: (span, at, key) => {
    const { scenario, first, from } = span;
    const end = span.to[at.second ? 0 : 1];
    const other = span.to[at.second ? 1 : 0];
    const [years, change] = [end - from, valueIn(span, end) - valueIn(span, from)];
    const [low, high] = [valueIn(span, from), valueIn(span, end)];
    const perYear = `${scenario.unit} per year`;
    return {
      question: `${shows(span)} ${at.first ? `What is the average rate of change, in ${perYear}, of ${scenario.number} from ${first + from} to ${first + end}?` : `By how many ${scenario.unit} did ${scenario.number} increase in total from ${first + from} to ${first + end}?`}`,
      figure: figure(span),
      why: at.first
        ? "It is the whole change divided by the number of years."
        : "It is the difference of the two values.",
      slips: [
        at.first
          ? { code: "M-STOP", deed: "stopping at the whole change" }
          : { code: "M-OTHER", deed: "dividing the change by the number of years" },
        { code: "M-READ", deed: `reading the graph in ${first + other} instead of ${first + end}` },
      ],
      opening: at.first
        ? "An average rate of change is the change in the value divided by the change in time."
        : "The whole change is the later value minus the earlier one.",
      steps: [
        {
          text: `The graph shows ${inline(low)} in ${first + from} and ${inline(high)} in ${first + end}, a change of ${inline(change)}.`,
          claim: `${high} - ${low} = ${change}`,
        },
        at.first
          ? {
              text: `Over $${years}$ years, this is $${tex(change)} \\div ${years} = ${tex(key)}$ for each year.`,
              claim: `${change}/${years} = ${toNumber(key)}`,
            }
          : { text: "No division is needed, as the question asks for the whole change." },
      ],
      hint: "Is the change for each year asked, or the change over all the years together?",
      tip: "Only the first and the last value count for an average rate; what lies between does not.",
      archetype: "QD12",
    };
  },
  facts: (span, { first, second }) => {
    const end = span.to[second ? 0 : 1];
    return {
      kind: "value",
      given: [
        `a = ${valueIn(span, span.from)}`,
        `b = ${valueIn(span, end)}`,
        `t = ${span.first + end} - ${span.first + span.from}`,
      ],
      ask: first ? "(b - a)/t" : "b - a",
    };
  },
});

interface Extremes extends Series {
  readonly reading: Reading;
}

/** Places of the greatest value and of the least one. */
function extremes({ heights }: Series): readonly [number, number] {
  return [heights.indexOf(Math.max(...heights)), heights.indexOf(Math.min(...heights))];
}

/** What percent the greatest value is of the least one, or greater, or the other way around. */
const percent = level<Extremes>({
  space: 1_000_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const series = drawSeries(chance, 4);
    const { heights } = series;
    const [most, least] = extremes(series);
    const single = (value: number) => heights.filter((height) => height === value).length === 1;
    chance.require(
      single(heights[most] ?? 0) && single(heights[least] ?? 0),
      "two greatest or least values",
    );
    chance.require(
      isClear(rational(heights[most] ?? 1, heights[least] ?? 1)),
      "percents alike or halfway",
    );
    return { ...series, reading: chance.pick(readings) };
  },
  build: (series) => {
    const { first, reading } = series;
    const [most, least] = extremes(series);
    const [larger, smaller] = [valueIn(series, most), valueIn(series, least)];
    const comparison = {
      larger: "the greatest of the values shown",
      smaller: "the least of the values shown",
      ratio: rational(larger, smaller),
      reading,
      rounded: true,
    };
    const [part, whole] = reading.whole === "smaller" ? [larger, smaller] : [smaller, larger];
    const difference = larger - smaller;
    const over = reading.asks === "part" ? part : difference;
    const rounded = nearest(percentOf(comparison.ratio, reading));
    return {
      question: `${shows(series)} ${capitalized(comparisonQuestion(comparison, true))}`,
      figure: figure(series),
      options: comparisonOptions(comparison),
      opening:
        "Read the greatest and the least value, then divide by the one that is compared with.",
      steps: [
        {
          text: `The greatest value is $${tex(larger)}$, in ${first + most}, and the least is $${tex(smaller)}$, in ${first + least}.`,
        },
        ...(reading.asks === "part"
          ? []
          : [
              {
                text: `The difference is $${tex(difference)}$.`,
                claim: `${larger} - ${smaller} = ${difference}`,
              },
            ]),
        {
          text: `Divided by $${tex(whole)}$ and times $100$, this is about $${rounded}$ percent.`,
          claim: `abs(100*${over}/${whole} - ${rounded}) < 1/2`,
        },
      ],
      hint: "Which of the two values is the whole, 100 percent, in the comparison?",
      tip: "What stands after “of” or “than” is the whole: divide by it.",
      archetype: "QD16",
    };
  },
  facts: (series) => {
    const [most, least] = extremes(series);
    return {
      kind: "value",
      given: [`larger = ${valueIn(series, most)}`, `smaller = ${valueIn(series, least)}`],
      ask: percentCode("larger", "smaller", series.reading),
      rounded: 0,
    };
  },
});

/** Change for each year, change in all, and change in percent, from a line graph. */
export const changeOnALineGraph = defineLevels({
  id: "change-on-a-line-graph",
  version: 1,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD12", "QD16"],
  optionDesign: "orbit",
  Medium: rate,
  Hard: percent,
});
