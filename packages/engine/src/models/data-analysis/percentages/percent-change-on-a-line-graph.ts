import { yearlyLines } from "../../../craft/figures/yearly-lines.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type SeriesScenario, seriesScenarios } from "@sat/content/scenarios/yearly-series";
import { settingOf } from "../../../craft/wording/setting.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { grouped, tex } from "../../../math/print.ts";
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

/** The calculation of a sibling, as its reason shows it. */
function percentOf(lines: Lines, { first, second }: Twists): string {
  const [start, end] = pairOf(lines, first ? 0 : 1);
  const over = second ? `${tex(end)} - ${tex(start)}` : tex(end);
  const percent = (100 * (second ? end - start : end)) / start;
  return `$\\frac{${over}}{${tex(start)}} = ${tex(percent)}\\%$`;
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
    const amount = at.second ? end - start : end;
    return {
      question: `According to the line graph, ${ask}?`,
      figure: yearlyLines(scenario, { values, from, step }),
      why: at.second
        ? `The increase of ${grouped(end - start)} is this percent of the ${grouped(start)} in ${early}.`
        : `The ${grouped(end)} in ${late} are this percent of the ${grouped(start)} in ${early}.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `reading the line of *${other}*, ${percentOf(lines, { ...at, first: !at.first })},`,
        },
        {
          code: "another-quantity",
          deed: at.second
            ? `dividing the number in ${late}, not the increase, by the number in ${early}, ${percentOf(lines, { ...at, second: false })},`
            : `dividing only the increase by the number in ${early}, ${percentOf(lines, { ...at, second: true })},`,
        },
      ],
      opening: at.second
        ? "A percent increase compares the increase with the earlier number."
        : "The number after “percent of” is the whole, so divide by it.",
      steps: [
        {
          text: `Read the line of *${own}*. In ${early}, the number is ${grouped(start)}, and in ${late}, it is ${grouped(end)}.`,
        },
        ...(at.second
          ? [
              {
                text: `Subtract to find the increase.\n\n$${tex(end)} - ${tex(start)} = ${tex(amount)}$`,
              },
            ]
          : []),
        {
          text: `Divide by the number in ${early}, and write the result as a percent.\n\n$\\frac{${tex(amount)}}{${tex(start)}} = ${tex(key)}\\%$`,
          claim: `${at.second ? `(${end} - ${start})` : end}/${start}*100 = ${typeof key === "number" ? key : key.num}`,
        },
      ],
      hint: at.second
        ? `By how much did the number on the line of *${own}* increase, and of which number is that the asked percent?`
        : `Which of the two numbers on the line of *${own}* is the whole, 100%?`,
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
