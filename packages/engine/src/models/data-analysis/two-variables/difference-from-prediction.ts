import type { Point } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { decimalOf } from "../../../craft/data/decimals.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace } from "../../../craft/wording/story.ts";
import {
  REACH,
  type Trend,
  amountOf,
  crossings,
  drawTrend,
  fittingPoints,
  gridHeight,
  inUnits,
  lineCode,
  trendFigure,
  trendShown,
  trendTold,
} from "../../../craft/data/trend-lines.ts";
import { decimal, equation, sum } from "../../../math/expression.ts";
import { workOut } from "../../../math/work-out.ts";
import { missingConstant } from "./constant-from-a-prediction.ts";

/** Whether the predicted value is taken from the actual one, and whether the first of two points is asked about. */
type PlotFork = "minuend" | "first";

interface Plot {
  readonly trend: Trend;
  /** Places where the line passes through a crossing of grid lines, and how far a point lies above it. */
  readonly places: readonly [number, number];
  readonly above: readonly [number, number];
  readonly others: readonly Point[];
  readonly ways: Ways<PlotFork>;
}

function pointAt(
  { trend, places, above }: Pick<Plot, "trend" | "places" | "above">,
  which: 0 | 1,
): Point {
  const place = places[which];
  return [place, gridHeight(trend, place) + above[which]];
}

function valuesAt(plot: Plot, { first }: Ways<PlotFork>) {
  const which = first ? 0 : 1;
  const [given, actual] = inUnits(plot.trend, pointAt(plot, which));
  return {
    given,
    actual,
    predicted: gridHeight(plot.trend, plot.places[which]) * plot.trend.yStep,
  };
}

function plotWork(plot: Plot, ways: Ways<PlotFork>) {
  const { actual, predicted } = valuesAt(plot, ways);
  const [one, other] = ways.minuend ? [actual, predicted] : [predicted, actual];
  return sum(decimalOf(one), decimalOf(-other));
}

function plotSlips(plot: Plot): PoolSlip[] {
  const { trend, ways } = plot;
  const { x } = trend.scenario;
  const another = valuesAt(plot, { ...ways, first: !ways.first }).given;
  const [one, other] = ways.minuend ? ["actual", "predicted"] : ["predicted", "actual"];
  return [
    ...slipsAtForks({
      ways,
      work: (each) => plotWork(plot, each),
      show: (work) => decimalFace(workOut(work)),
      slips: {
        minuend: {
          code: "comparison-turned-around",
          deed: `subtracting the ${one} value from the ${other} one`,
          isClassic: true,
          step: 3,
        },
        first: {
          code: "figure-misread",
          deed: `reading both values at ${amountOf(x, another)}`,
          step: 1,
        },
      },
    }),
    slipTo(
      plotWork(plot, { minuend: !ways.minuend, first: !ways.first }),
      {
        code: "figure-misread",
        deed: `subtracting the ${one} value from the ${other} one at ${amountOf(x, another)}`,
        step: 2,
      },
      (work) => decimalFace(workOut(work)),
    ),
  ];
}

/** The actual value of one of the data less the predicted one, or the other way around. */
const fromPlot = poolLevel<Plot>({
  space: 500_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const trend = drawTrend(chance);
    const [one = 0, other = 0] = chance.sample(crossings(trend), 2);
    const [small, large] = chance.shuffle([1, chance.int(2, 3)]);
    const above = [(small ?? 1) * chance.sign(), (large ?? 2) * chance.sign()] as const;
    const places = [one, other] as const;
    const free = Array.from({ length: REACH - 1 }, (_, at) => at + 1).filter(
      (at) => !places.includes(at),
    );
    const around = chance.sample(free, 6);
    const ways = drawWays(chance, "minuend", "first");
    const asked = ([0, 1] as const).map((which) => pointAt({ trend, places, above }, which));
    const heights = asked.map(([, y]) => y);
    chance.require(
      heights.every((y) => y > 0 && y <= REACH + 1),
      "a point out of view",
    );
    const others = fittingPoints(chance, trend, around, { beside: asked });
    return { trend, places, above, others, ways };
  },
  key: (plot) => decimalFace(workOut(plotWork(plot, plot.ways))),
  slips: plotSlips,
  word: (plot) => {
    const { trend, others, ways } = plot;
    const { x, y, thing } = trend.scenario;
    const { given, actual, predicted } = valuesAt(plot, ways);
    const [one, other] = ways.minuend
      ? (["actual", "predicted"] as const)
      : (["predicted", "actual"] as const);
    const named = {
      actual: `actual ${y.name}`,
      predicted: `${y.name} predicted by the line of best fit`,
    };
    const shown = [pointAt(plot, 0), pointAt(plot, 1), ...others];
    const key = workOut(plotWork(plot, ways));
    return {
      question: `${trendShown(trend, shown.length, true)} For the ${thing} with ${amountOf(x, given)}, what is the ${named[one]} minus the ${named[other]}, in ${y.unit}?`,
      figure: trendFigure(trend, shown, true),
      why: `The data point lies ${actual > predicted ? "above" : "below"} the line, so the actual value is the ${actual > predicted ? "greater" : "lesser"} one.`,
      opening: "Read the actual value at the data point and the predicted value on the line.",
      steps: [
        {
          text: `The data point with ${amountOf(x, given)} has ${amountOf(y, actual)}: this is the actual value.`,
        },
        {
          text: `Directly ${actual > predicted ? "below" : "above"} it, the line has ${amountOf(y, predicted)}: this is the predicted value.`,
        },
        stepTo(
          `Subtract the ${other} value from the ${one} one.`,
          equation(plotWork(plot, ways), decimal(key)),
        ),
      ],
      hint: `At ${amountOf(x, given)}, is the data point above the line or below it?`,
      tip: "Above the line, the actual value is greater than the predicted one; below it, less.",
      archetype: "QD06",
    };
  },
  facts: (plot) => {
    const { trend, others, ways } = plot;
    const [x, y] = inUnits(trend, pointAt(plot, ways.first ? 0 : 1));
    const { thing, x: across, y: up } = trend.scenario;
    const actual = `actual ${up.name}`;
    const predicted = `${up.name} predicted by the line of best fit`;
    const { told, setting } = trendTold(trend, others.length + 2);
    return {
      kind: "value",
      given: [`x = ${x}`, `a = ${y}`, `p = ${lineCode(trend, "x")}`],
      ask: ways.minuend ? "a - p" : "p - a",
      told: [
        ...told,
        `the ${thing} with ${amountOf(across, x)}`,
        ...(ways.minuend ? [`${actual} minus ${predicted}`] : [`${predicted} minus ${actual}`]),
        `in ${up.unit}`,
      ],
      setting,
    };
  },
});

/** How far data lie from what a line of best fit predicts. */
export const differenceFromPrediction = defineLevels({
  id: "difference-from-prediction",
  version: 6,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD06"],
  optionDesign: "pool",
  Medium: fromPlot,
  Hard: missingConstant,
});
