import type { Point } from "@sat/item";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import {
  REACH,
  type Trend,
  amountOf,
  crossings,
  drawTrend,
  gridHeight,
  inUnits,
  lineCode,
  nearbyPoints,
  trendFigure,
  trendShown,
  trendTold,
} from "../../../craft/data/trend-lines.ts";
import { code } from "../../../math/print.ts";
import { add, multiply, rational, subtract, toNumber } from "../../../math/rational.ts";

interface Plot {
  readonly trend: Trend;
  /** Places where the line passes through a crossing of grid lines, and how far a point lies above it. */
  readonly places: readonly [number, number];
  readonly above: readonly [number, number];
  readonly others: readonly Point[];
  /** First twist: actual less predicted, not the reverse; second: the first of the two points. */
  readonly at: Twists;
}

function pointAt({ trend, places, above }: Plot, which: 0 | 1): Point {
  const place = places[which];
  return [place, gridHeight(trend, place) + above[which]];
}

function residual({ trend, above }: Plot, { first, second }: Twists): number {
  return trend.yStep * above[second ? 0 : 1] * (first ? 1 : -1);
}

/** The actual value of one of the data less the predicted one, or the other way around. */
const fromPlot = level<Plot>({
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
    const others = nearbyPoints(chance, trend, chance.sample(free, 6));
    const plot = { trend, places, above, others, at: twists(chance) };
    const heights = ([0, 1] as const).map((which) => pointAt(plot, which)[1]);
    chance.require(
      heights.every((y) => y > 0 && y <= REACH + 1),
      "a point out of view",
    );
    return plot;
  },
  build: (plot) => {
    const { trend, others, at } = plot;
    const { x, y, thing } = trend.scenario;
    const which = at.second ? 0 : 1;
    const [given, actual] = inUnits(trend, pointAt(plot, which));
    const predicted = gridHeight(trend, plot.places[which]) * trend.yStep;
    const [one, other] = at.first
      ? (["actual", "predicted"] as const)
      : (["predicted", "actual"] as const);
    const named = {
      actual: `actual ${y.name}`,
      predicted: `${y.name} predicted by the line of best fit`,
    };
    const [from, less] = at.first ? [actual, predicted] : [predicted, actual];
    const shown = [pointAt(plot, 0), pointAt(plot, 1), ...others];
    const another = inUnits(trend, pointAt(plot, at.second ? 1 : 0))[0];
    const key = residual(plot, at);
    return {
      question: `${trendShown(trend, shown.length, true)} For the ${thing} in the data with ${amountOf(x, given)}, what is the ${named[one]} minus the ${named[other]}, in ${y.unit}?`,
      figure: trendFigure(trend, shown, true),
      options: siblingOptions({
        at,
        answer: (each) => residual(plot, each),
        show: decimalFace,
        why: `The data point lies ${actual > predicted ? "above" : "below"} the line.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `subtracting the ${one} value from the ${other} one`,
          },
          { code: "figure-misread", deed: `comparing at ${amountOf(x, another)}` },
        ],
      }),
      opening:
        "Read the actual value at the data point and the predicted value on the line above or below it.",
      steps: [
        {
          text: `The data point with ${amountOf(x, given)} has ${amountOf(y, actual)}: this is the actual value.`,
        },
        { text: `The line there has ${amountOf(y, predicted)}: this is the predicted value.` },
        {
          text: `The ${one} value minus the ${other} one is $${from} - ${less} = ${key}$.`,
          claim: `${from} - ${less} = ${key}`,
        },
      ],
      hint: "Does the data point lie above the line or below it? Which of the two is subtracted?",
      tip: "Above the line, the actual value is greater than the predicted one; below it, less.",
      archetype: "QD06",
    };
  },
  facts: (plot) => {
    const { trend, others, at } = plot;
    const [x, y] = inUnits(trend, pointAt(plot, at.second ? 0 : 1));
    const { thing, x: across, y: up } = trend.scenario;
    const actual = `actual ${up.name}`;
    const predicted = `${up.name} predicted by the line of best fit`;
    const { told, setting } = trendTold(trend, others.length + 2);
    return {
      kind: "value",
      given: [`x = ${x}`, `a = ${y}`, `p = ${lineCode(trend, "x")}`],
      ask: at.first ? "a - p" : "p - a",
      told: [
        ...told,
        `the ${thing} with ${across.name} of ${x} ${x === 1 ? across.one : across.unit}`,
        ...(at.first ? [`${actual} minus ${predicted}`] : [`${predicted} minus ${actual}`]),
        `in ${up.unit}`,
      ],
      setting,
    };
  },
});

interface Model {
  /** Slope in tenths. */
  readonly tenths: number;
  readonly x: number;
  readonly y: number;
  readonly off: number;
}

/** First twist: the actual value is greater than predicted; second: the line rises. */
function intercept({ tenths, x, y, off }: Model, { first, second }: Twists) {
  const predicted = first ? y - off : y + off;
  const change = multiply(rational(tenths, 10), x);
  return second ? subtract(predicted, change) : add(predicted, change);
}

/** The constant of a line of best fit from one data point and its distance from the prediction. */
const missingConstant = siblingLevel<Model>({
  space: 100_000,
  steps: 4,
  numbers: (chance) => ({
    tenths: chance.int(11, 49),
    x: chance.int(4, 12),
    y: chance.int(70, 160),
    off: chance.int(2, 9),
  }),
  answer: intercept,
  allows: (answer) => toNumber(answer) > 0 && !Number.isInteger(toNumber(answer)),
  show: decimalFace,
  word: ({ tenths, x, y, off }, at, key) => {
    const slope = inProse(rational(at.second ? tenths : -tenths, 10));
    const predicted = at.first ? y - off : y + off;
    const side = at.first ? "greater" : "less";
    return {
      question: `The equation of the line of best fit for a scatterplot is $y = ${slope}x + b$, where $b$ is a constant. For the data point $(${x}, ${y})$, the actual value of $y$ is ${off} ${side} than the value predicted by the line of best fit. What is the value of $b$?`,
      why: `Then the line passes through the point $(${x}, ${predicted})$.`,
      slips: [
        {
          code: "comparison-turned-around",
          deed: `taking the predicted value to be ${off} ${side} than the actual one`,
        },
        {
          code: "opposite-operation",
          deed: at.second
            ? "adding the change along the line instead of subtracting it"
            : "losing the minus sign of the slope",
        },
      ],
      opening: "The line passes through the predicted value, not through the data point.",
      steps: [
        {
          text: `The predicted value at $x = ${x}$ is $${y} ${at.first ? "-" : "+"} ${off} = ${predicted}$.`,
          claim: `${y} ${at.first ? "-" : "+"} ${off} = ${predicted}`,
        },
        {
          text: `So $${predicted} = ${slope}(${x}) + b$.`,
          claim: `${predicted} = (${slope})*${x} + b`,
        },
        { text: `Solving gives $b = ${inProse(key)}$.`, claim: `b = ${code(key)}` },
      ],
      hint: "At this value of $x$, is the line above the data point or below it?",
      tip: "Sketch the point and the line: whether the point is above or below settles the sign.",
      archetype: "QD06",
    };
  },
  facts: ({ tenths, x, y, off }, at) => ({
    kind: "value",
    given: [
      `y = ${at.second ? "" : "-"}${inProse(rational(tenths, 10))}*x + b`,
      `x = ${x}`,
      at.first ? `${y} = y + ${off}` : `${y} = y - ${off}`,
    ],
    ask: "b",
    told: [
      `data point $(${x}, ${y})$`,
      "the actual value of $y$",
      `${off} ${at.first ? "greater" : "less"} than the value predicted`,
    ],
  }),
});

/** How far data lie from what a line of best fit predicts. */
export const differenceFromPrediction = defineLevels({
  id: "difference-from-prediction",
  version: 2,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD06"],
  optionDesign: "orbit",
  Medium: fromPlot,
  Hard: missingConstant,
});
