import { yearlyLines } from "../../../craft/figures/yearly-lines.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import {
  type Comparison,
  comparisonKey,
  comparisonSlips,
  fractionOf,
  isClear,
  percentCode,
  percentOf,
} from "../../../craft/data/percent.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { type SeriesScenario, seriesScenarios } from "@sat/content/scenarios/yearly-series";
import { settingOf } from "../../../craft/wording/setting.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, sum } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { isInteger, rational } from "../../../math/rational.ts";

interface Lines {
  readonly scenario: SeriesScenario;
  readonly step: number;
  /** The first year, and the values of both lines in six years. */
  readonly from: number;
  readonly values: readonly (readonly number[])[];
  /** Places of the two years that are compared, and the line. */
  readonly years: readonly [number, number];
  readonly which: 0 | 1;
  /** Whether the change is asked, not the later number as a percent of the earlier. */
  readonly isChange: boolean;
}

const HIGHEST = 11;

/** The numbers of a line in the two years. */
function pairOf({ values, years }: Lines, which: 0 | 1): readonly [number, number] {
  const own = values[which] ?? [];
  return [own[years[0]] ?? 1, own[years[1]] ?? 1];
}

/** The later number with the earlier as the whole: which of them is the larger depends on the line. */
function comparisonOf(lines: Lines, which: 0 | 1): Comparison {
  const { scenario, from, years, isChange } = lines;
  const [start, end] = pairOf(lines, which);
  const number = scenario.number(scenario.series[which]);
  const [early, late] = years.map((year) => `${number} in ${from + year}`);
  const rises = end > start;
  const [larger, smaller] = rises ? [late, early] : [early, late];
  return {
    larger: larger ?? "",
    smaller: smaller ?? "",
    ratio: rational(Math.max(start, end), Math.min(start, end)),
    reading: {
      asks: isChange ? "difference" : "part",
      whole: rises ? "smaller" : "larger",
    },
    rounded: true,
  };
}

function amountsOf(lines: Lines, which: 0 | 1): readonly [string, string] {
  const [start, end] = pairOf(lines, which);
  return [tex(Math.max(start, end)), tex(Math.min(start, end))];
}

/** Reading the other line, where it goes the same way. */
function otherLine(lines: Lines): PoolSlip[] {
  const other = lines.which === 0 ? 1 : 0;
  const [one, two] = [comparisonOf(lines, lines.which), comparisonOf(lines, other)];
  if (one.reading.whole !== two.reading.whole) return [];
  const { key } = comparisonKey(two, amountsOf(lines, other));
  const sign = isInteger(percentOf(two.ratio, two.reading)) ? "=" : "\\approx";
  return [
    {
      code: "wrong-row-or-column",
      face: key,
      reason: `Reading the line of *${lines.scenario.series[other]}* gives $${fractionOf(amountsOf(lines, other), two.reading)} ${sign} ${key.text.replace("%", "\\%")}$.`,
      step: 1,
    },
  ];
}

/** By what percent a line changed between two years, or what percent its later number is of the earlier. */
const onLines = poolLevel<Lines>({
  isEven: true,
  space: 10_000_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(seriesScenarios);
    const step = chance.pick(scenario.steps);
    const start = chance.int(0, 4);
    const heights = () => Array.from({ length: 6 }, () => step * chance.int(2, HIGHEST));
    const lines: Lines = {
      scenario,
      step,
      from: chance.int(2005, 2018),
      values: [heights(), heights()],
      years: [start, chance.int(start + 1, 5)],
      which: chance.pick([0, 1] as const),
      isChange: chance.int(1, 3) > 1,
    };
    const [early, late] = pairOf(lines, lines.which);
    const other = pairOf(lines, lines.which === 0 ? 1 : 0);
    chance.require(early !== late && other[0] !== other[1], "no change");
    chance.require(isClear(comparisonOf(lines, lines.which).ratio), "percents alike or halfway");
    return lines;
  },
  key: (lines) =>
    comparisonKey(comparisonOf(lines, lines.which), amountsOf(lines, lines.which)).key,
  slips: (lines) => [
    ...comparisonSlips(comparisonOf(lines, lines.which), amountsOf(lines, lines.which)),
    ...otherLine(lines),
  ],
  word: (lines) => {
    const { scenario, step, from, values, years, which, isChange } = lines;
    const own = scenario.series[which];
    const [start, end] = pairOf(lines, which);
    const [early, late] = [from + years[0], from + years[1]];
    const number = scenario.number(own);
    const way = end > start ? "increase" : "decrease";
    const comparison = comparisonOf(lines, which);
    const amounts = amountsOf(lines, which);
    const isWhole = isInteger(percentOf(comparison.ratio, comparison.reading));
    const rounding = isWhole ? "" : ", to the nearest whole percent";
    const ask = isChange
      ? `by what percent did ${number} ${way} from ${early} to ${late}`
      : `${number} in ${late} was what percent of ${number} in ${early}`;
    const { key, why } = comparisonKey(comparison, amounts);
    const change = Math.abs(end - start);
    return {
      question: `The line graph shows ${scenario.shows} in each year from ${from} to ${from + 5}. According to the graph, ${ask}${rounding}?`,
      figure: yearlyLines(scenario, { values, from, step }),
      why,
      opening: isChange
        ? `A percent ${way} compares the ${way} with the earlier number.`
        : "The number after “percent of” is the whole, so divide by it.",
      steps: [
        {
          text: `Read the line of *${own}*. In ${early}, the number is ${grouped(start)}, and in ${late}, it is ${grouped(end)}.`,
        },
        ...(isChange
          ? [
              stepTo(
                `Subtract to find the ${way}.`,
                equation(sum(Math.max(start, end), -Math.min(start, end)), change),
              ),
            ]
          : []),
        {
          text: `Divide by the number in ${early}, and write the result as a percent.\n\n$${fractionOf(amounts, comparison.reading)} ${isWhole ? "=" : "\\approx"} ${key.text.replace("%", "\\%")}$`,
        },
      ],
      hint: isChange
        ? `By how much did the number on the line of *${own}* ${way}, and of which number is that the asked percent?`
        : `Which of the two numbers on the line of *${own}* is the whole, 100%?`,
      tip: "Check the scale of the vertical axis before you read a value.",
      archetype: isChange ? "QB05" : "QB02",
    };
  },
  facts: (lines) => {
    const { scenario, from, years, which, isChange } = lines;
    const [start, end] = pairOf(lines, which);
    const { ratio, reading } = comparisonOf(lines, which);
    const number = scenario.number(scenario.series[which]);
    const [early, late] = [from + years[0], from + years[1]];
    const rises = end > start;
    return {
      kind: "value",
      given: [`larger = ${Math.max(start, end)}`, `smaller = ${Math.min(start, end)}`],
      ask: percentCode("larger", "smaller", reading),
      rounded: 0,
      told: [
        `${scenario.shows} in each year from ${from} to ${from + 5}`,
        ...(isChange
          ? [
              "by what percent",
              number,
              `${rises ? "increase" : "decrease"} from ${early} to ${late}`,
            ]
          : [`${number} in ${late}`, `what percent of ${number} in ${early}`]),
        ...(isInteger(percentOf(ratio, reading)) ? [] : ["to the nearest whole percent"]),
      ],
      setting: settingOf("It tells where the graph is to be read.", early, late, from, from + 5),
    };
  },
});

/** A percent of two values of a line graph. */
export const percentChangeOnALineGraph = defineLevels({
  id: "percent-change-on-a-line-graph",
  version: 3,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB05", "QB02"],
  optionDesign: "pool",
  Medium: onLines,
});
