import { yearlyLines } from "../../../craft/figures/yearly-lines.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type SeriesScenario, seriesScenarios } from "@sat/content/scenarios/yearly-series";
import { settingOf } from "../../../craft/wording/setting.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { grouped, tex } from "../../../math/print.ts";
import { quotient, sum } from "../../../math/expression.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { rational, toNumber } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

interface Lines {
  readonly scenario: SeriesScenario;
  readonly step: number;
  /** The first year, and the values of both lines in six years. */
  readonly from: number;
  readonly values: readonly (readonly number[])[];
  /** Places of the two years that are compared. */
  readonly years: readonly [number, number];
}

/** Starts, in grid lines, of which all other numbers of grid lines are whole percents. */
const STARTS = [2, 4, 5] as const;
const HIGHEST = 11;

/** Six values of a line that rises between the two years asked about. */
function line(chance: Chance, step: number, [start, end]: Lines["years"]): number[] {
  const first = chance.pick(STARTS);
  const later = chance.int(first + 1, HIGHEST);
  const heights = Array.from({ length: 6 }, (_, at) => {
    if (at === start) return first;
    return at === end ? later : chance.int(1, HIGHEST);
  });
  return heights.map((height) => step * height);
}

function pairOf({ values, years }: Lines, which: 0 | 1): readonly [number, number] {
  const own = values[which] ?? [];
  return [own[years[0]] ?? 1, own[years[1]] ?? 1];
}

/** The twists: the line; whether the increase is asked, not the later number as a percent of the earlier. */
const onLines = siblingLevel<Lines>({
  space: 10_000_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(seriesScenarios);
    const step = chance.pick(scenario.steps);
    const start = chance.int(0, 4);
    const years = [start, chance.int(start + 1, 5)] as const;
    const values = [line(chance, step, years), line(chance, step, years)];
    return { scenario, step, from: chance.int(2005, 2018), values, years };
  },
  answer: (lines, { first, second }) => {
    const [start, end] = pairOf(lines, first ? 0 : 1);
    return rational(100 * (second ? end - start : end), start);
  },
  work: (lines, { first, second }) => {
    const [start, end] = pairOf(lines, first ? 0 : 1);
    return quotient(second ? sum(end, -start) : end, start);
  },
  show: (answer) => ({
    text: `${tex(answer)}%`,
    order: typeof answer === "number" ? answer : toNumber(answer),
  }),
  word: (lines, at, key) => {
    const { scenario, step, from, values, years } = lines;
    const [own, other] = at.first ? scenario.series : [scenario.series[1], scenario.series[0]];
    const [start, end] = pairOf(lines, at.first ? 0 : 1);
    const [early, late] = [from + years[0], from + years[1]];
    const number = scenario.number(own);
    const ask = at.second
      ? `by what percent did ${number} increase from ${early} to ${late}`
      : `${number} in ${late} was what percent of ${number} in ${early}`;
    return {
      question: `According to the line graph, ${ask}?`,
      figure: yearlyLines(scenario, { values, from, step }),
      why: `The number in ${early} is the whole, 100%.`,
      slips: [
        { code: "wrong-row-or-column", deed: `reading the line of *${other}* instead of *${own}*` },
        {
          code: "another-quantity",
          deed: at.second
            ? `dividing the whole later number, not the increase, by the earlier one`
            : `dividing only the increase by the earlier number`,
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: at.second
          ? `dividing the later number of *${other}* by the earlier one`
          : `finding the percent increase of the line of *${other}*`,
      },
      opening: `${at.second ? "The increase is a percent of the" : "The later number is a percent of the"} number in ${early}, so this number is the whole.`,
      steps: [
        { text: `Read the line of *${own}* in ${early} and in ${late}.` },
        {
          text: `It is at ${grouped(start)} in ${early} and at ${grouped(end)} in ${late}.`,
        },
        ...(at.second
          ? [
              stepThrough(
                "Subtract the earlier number from the later one.",
                sum(end, -start),
                end - start,
              ),
            ]
          : []),
        {
          text: `Divide by the number in ${early}, and not by the number in ${late}, to find the percent.\n\n$\\frac{${tex(at.second ? end - start : end)}}{${tex(start)}} = ${tex(key)}\\%$`,
          claim: `${at.second ? `(${end} - ${start})` : end}/${start}*100 = ${typeof key === "number" ? key : key.num}`,
        },
      ],
      hint: `Which two points of the line of *${own}* are compared, and which of them is the whole?`,
      tip: "Check the scale of the vertical axis before you read a value.",
      archetype: at.second ? "QB05" : "QB02",
    };
  },
  facts: (lines, { first, second }) => {
    const { scenario, from, years } = lines;
    const [start, end] = pairOf(lines, first ? 0 : 1);
    const number = scenario.number(scenario.series[first ? 0 : 1]);
    const [early, late] = [from + years[0], from + years[1]];
    return {
      kind: "value",
      given: [second ? `${end} = ${start}*(1 + x/100)` : `${end} = x/100*${start}`],
      ask: "x",
      told: second
        ? ["by what percent", number, `increase from ${early} to ${late}`]
        : [`${number} in ${late}`, `what percent of ${number} in ${early}`],
      setting: settingOf("It tells where the graph is to be read.", early, late),
    };
  },
});

/** A percent of two values of a line graph. */
export const percentChangeOnALineGraph = defineLevels({
  id: "percent-change-on-a-line-graph",
  version: 2,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB05", "QB02"],
  optionDesign: "orbit",
  Medium: onLines,
});
