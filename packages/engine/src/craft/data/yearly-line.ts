import type { Point } from "@sat/item";
import type { Told } from "../../facts/told.ts";
import type { Chance } from "../../random/chance.ts";
import { lineChart } from "../figures/line-chart.ts";
import { type YearlyScenario, yearlyScenarios } from "@sat/content/scenarios/year-by-year";
import { settingOf } from "../wording/setting.ts";

/** A number recorded once a year, as a line on a graph. */
export interface YearlyLine {
  readonly scenario: YearlyScenario;
  readonly step: number;
  readonly first: number;
  /** Values of consecutive years, in grid lines. */
  readonly heights: readonly number[];
}

/** Six to eight years of it, never below so many grid lines. */
export function drawYearlyLine(chance: Chance, least: number): YearlyLine {
  const count = chance.int(6, 8);
  const scenario = chance.pick(yearlyScenarios);
  // No value is far from the one before, as such numbers change in life.
  const heights = [chance.int(least, 14)];
  while (heights.length < count) {
    const last = heights.at(-1) ?? least;
    heights.push(chance.int(Math.max(least, last - 4), Math.min(14, last + 4)));
  }
  return {
    scenario,
    step: chance.pick(scenario.steps),
    first: chance.int(2003, 2016),
    heights,
  };
}

/** Heights that lead from one given value to the next without great leaps. */
export function between(chance: Chance, given: Readonly<Record<number, number>>, count: number) {
  const places = Object.keys(given).map(Number); // in ascending order, as the keys are whole numbers
  return Array.from({ length: count }, (_, at) => {
    const fixed = given[at];
    if (fixed !== undefined) return fixed;
    const before = places.findLast((place) => place < at) ?? places[0] ?? 0;
    const after = places.find((place) => place > at) ?? before;
    const [low, high] = [given[before] ?? 0, given[after] ?? 0];
    const part = after === before ? 0 : (at - before) / (after - before);
    const near = Math.round(low + part * (high - low)) + chance.int(-2, 2);
    return Math.min(14, Math.max(1, near));
  });
}

/** The value of a year, by its place. */
export function valueIn({ heights, step }: YearlyLine, at: number): number {
  return (heights[at] ?? 0) * step;
}

export function yearlyLineFigure(line: YearlyLine) {
  const { scenario, step, first, heights } = line;
  const points = heights.map((_, at): Point => [first + at, valueIn(line, at)]);
  return lineChart({
    title: scenario.title,
    x: { min: first, max: first + heights.length - 1, step: 1, label: "Year" },
    y: { min: 0, max: 15 * step, step, label: scenario.axis },
    series: [{ name: scenario.axis, points }],
  });
}

/** "The line graph shows … in each year from 2005 to 2011." */
export function yearsShown({ scenario, first, heights }: YearlyLine): string {
  return `The line graph shows ${scenario.number} in each year from ${first} to ${first + heights.length - 1}.`;
}

/** The years that the graph shows, as the facts tell them. */
export function yearsTold({
  scenario,
  first,
  heights,
}: YearlyLine): Required<Omit<Told, "offered">> {
  const last = first + heights.length - 1;
  return {
    told: [scenario.number, `in each year from ${first} to ${last}`],
    setting: settingOf("The graph begins or ends with this year.", first, last),
  };
}
