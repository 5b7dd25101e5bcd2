import type { Point, ScatterplotFigure } from "@sat/item";
import type { Told } from "../../facts/told.ts";
import { capitalized } from "../../language/noun.ts";
import { type Rational, divide, multiply } from "../../math/rational.ts";
import type { Chance } from "../../random/chance.ts";
import { type Quantity, type TrendScenario, trendScenarios } from "@sat/content/scenarios/trends";
import { settingOf } from "../wording/setting.ts";
import { exactOf, printed } from "./decimals.ts";

/** Grid lines to the right of the origin, and above it. */
export const REACH = 12;

/** A line of best fit, in grid lines: `start` at the left edge, then `rise` for every `run`. */
export interface Trend {
  readonly scenario: TrendScenario;
  readonly xStep: number;
  readonly yStep: number;
  readonly start: number;
  readonly rise: number;
  readonly run: number;
}

/** How steep lines are, in grid lines, up or down. */
const SLOPES = [
  [1, 2],
  [2, 3],
  [1, 3],
  [3, 4],
  [1, 1],
] as const;

/** A line that stays in view from edge to edge. */
export function drawTrend(chance: Chance): Trend {
  const scenario = chance.pick(trendScenarios);
  const [xStep, yStep] = [chance.pick(scenario.x.steps), chance.pick(scenario.y.steps)];
  const [size, run] = chance.pick(SLOPES);
  const trend = {
    scenario,
    xStep,
    yStep,
    start: chance.int(...scenario.starts),
    rise: scenario.rises ? size : -size,
    run,
  };
  const end = gridHeight(trend, REACH);
  chance.require(end >= 1 && end <= REACH + 1, "the line leaves the view");
  return trend;
}

/** Height of the line in grid lines, whole where it is. */
export function gridHeight({ start, rise, run }: Trend, at: number): number {
  return (start * run + rise * at) / run;
}

/** Grid places between the edges at which the line passes through a crossing of grid lines. */
export function crossings(trend: Trend): number[] {
  return Array.from({ length: REACH - 1 }, (_, at) => at + 1).filter((at) =>
    Number.isInteger(gridHeight(trend, at)),
  );
}

/** Slope and y-intercept in the units of the axes. */
export function slopeOf({ rise, run, xStep, yStep }: Trend): Rational {
  return divide(multiply(rise, exactOf(yStep)), multiply(run, exactOf(xStep)));
}

export function interceptOf({ start, yStep }: Trend): Rational {
  return multiply(start, exactOf(yStep));
}

/** A point in the units of the axes from one in grid lines. */
export function inUnits({ xStep, yStep }: Trend, [x, y]: Point): Point {
  return [x * xStep, y * yStep];
}

interface Surroundings {
  readonly beside?: readonly Point[];
  readonly avoid?: (point: Point) => boolean;
}

/** How far the line of best fit of these points is from the trend at the edges, in grid lines. */
export function misfit(trend: Trend, points: readonly Point[]): number {
  const strays = points.map(([x, y]) => y - gridHeight(trend, x));
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const center = mean(points.map(([x]) => x));
  const away = points.map(([x]) => x - center);
  const tilt =
    mean(away.map((each, at) => each * (strays[at] ?? 0))) / mean(away.map((each) => each ** 2));
  const middle = mean(strays);
  return Math.max(...[0, REACH].map((edge) => Math.abs(middle + tilt * (edge - center))));
}

/** Some crossings of grid lines near the line, one over each place. */
function scattered(chance: Chance, trend: Trend, places: readonly number[]): Point[] {
  return places.map((place): Point => {
    const height = Math.round(gridHeight(trend, place)) + chance.pick([-1, -1, 0, 1, 1]);
    return [place, Math.min(REACH + 1, Math.max(0, height))];
  });
}

/** Points near the line, one at most over each place and never one that is on `avoid`; of many draws, those that with the points `beside` them have their line of best fit closest to the trend. */
export function fittingPoints(
  chance: Chance,
  trend: Trend,
  places: readonly number[],
  { beside = [], avoid = () => false }: Surroundings = {},
): readonly Point[] {
  const draws = Array.from({ length: 24 }, () => {
    const points = scattered(chance, trend, places).filter((point) => !avoid(point));
    return { points, missed: misfit(trend, [...points, ...beside]) };
  });
  return draws.reduce((best, each) => (each.missed < best.missed ? each : best)).points;
}

function axisLabel({ name, unit }: Quantity): string {
  return `${capitalized(name)} (${unit})`;
}

/** The scatterplot of points in grid lines, with or without the line. */
export function trendFigure(
  trend: Trend,
  points: readonly Point[],
  withLine: boolean,
): ScatterplotFigure {
  const { scenario, xStep, yStep } = trend;
  const shown = points.map((point) => inUnits(trend, point)).toSorted(([a], [b]) => a - b);
  const edge = (at: number) => inUnits(trend, [at, gridHeight(trend, at)]);
  const [from, to] = [edge(0), edge(REACH)];
  const line = seenPoints(trend)
    .map(([x, y]) => `(${x}, ${y})`)
    .join(" and ");
  const told = shown.map(([x, y]) => `(${x}, ${y})`).join(", ");
  return {
    kind: "scatterplot",
    x: { min: 0, max: REACH * xStep, step: xStep, label: axisLabel(scenario.x) },
    y: { min: 0, max: (REACH + 2) * yStep, step: yStep, label: axisLabel(scenario.y) },
    points: shown,
    ...(withLine ? { fit: [from, to] as const } : {}),
    alt: `Scatterplot of ${scenario.y.name} in ${scenario.y.unit} against ${scenario.x.name} in ${scenario.x.unit}. Data points: ${told}.${withLine ? ` A line of best fit passes through ${line}.` : ""}`,
  };
}

/** Two points at which the line is seen to cross grid lines, in the units of the axes. */
export function seenPoints(trend: Trend): readonly [Point, Point] {
  const seen = (at: number) => inUnits(trend, [at, gridHeight(trend, at)]);
  const [one = 0, other = REACH] = crossings(trend);
  return [seen(one), seen(other)];
}

/** The height of the line at x, in calculator syntax, from two points on it. */
export function lineCode(trend: Trend, x: number | string): string {
  const [[x1, y1], [x2, y2]] = seenPoints(trend);
  return `(${y1} + (${y2} - ${y1})/(${x2} - ${x1})*(${x} - ${x1}))`;
}

/** What the facts of a scatterplot tell: its quantities, perhaps with letters for them, and how many points it has, which is setting. */
export function trendTold(
  { scenario }: Trend,
  count: number,
  letters = false,
): Required<Omit<Told, "offered">> {
  const { x, y, things } = scenario;
  const [across, up] = letters ? [" $x$", " $y$"] : ["", ""];
  return {
    told: [
      `${x.name}${across}, in ${x.unit}`,
      `${y.name}${up}, in ${y.unit}`,
      `each of ${count} ${things}`,
    ],
    setting: settingOf("The scatterplot has so many points.", count),
  };
}

/** "The scatterplot shows the age, in years, and the height, in feet, of each of 10 trees. A line of best fit is also shown." */
export function trendShown(
  { scenario }: Trend,
  count: number,
  withLine: boolean,
  letters = false,
): string {
  const { x, y, things } = scenario;
  const [across, up] = letters ? [" $x$", " $y$"] : ["", ""];
  const line = withLine ? " A line of best fit is also shown." : "";
  return `The scatterplot shows the ${x.name}${across}, in ${x.unit}, and the ${y.name}${up}, in ${y.unit}, for each of ${count} ${things}.${line}`;
}

/** "an age of 6 years" */
export function amountOf({ name, unit, one }: Quantity, value: number | string): string {
  const amount = typeof value === "number" ? printed(value) : value;
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name} of ${amount} ${value === 1 ? one : unit}`;
}
