import type { Point } from "@sat/item";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { decimalOf, exactOf } from "../../../craft/data/decimals.ts";
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
import { areOfLikeForms, right, wrong } from "../../../craft/options/option.ts";
import { decimalFace } from "../../../craft/wording/story.ts";
import { article } from "../../../language/noun.ts";
import { tex } from "../../../math/print.ts";
import type { Chance } from "../../../random/chance.ts";

/** Data at four crossings of the line with grid lines, one of them on the line. */
interface Plot {
  readonly trend: Trend;
  readonly candidates: readonly Point[];
  readonly others: readonly Point[];
}

const shown = (value: number) => tex(decimalOf(value));

function isOnLine(trend: Trend, [x, y]: Point): boolean {
  return y === gridHeight(trend, x);
}

function drawPlot(chance: Chance): Plot {
  const trend = drawTrend(chance);
  const crossed = crossings(trend);
  chance.require(crossed.length >= 4, "few crossings");
  const places = chance.sample(crossed, 4).toSorted((a, b) => a - b);
  const key = chance.pick(places);
  const off = () => chance.sign() * chance.int(1, 2);
  const candidates = places.map((place): Point => [
    place,
    gridHeight(trend, place) + (place === key ? 0 : off()),
  ]);
  chance.require(
    candidates.every(([, y]) => y > 0 && y <= REACH + 1),
    "a point out of view",
  );
  const xs = places.map((place) => exactOf(place * trend.xStep));
  chance.require(areOfLikeForms(xs), "one option of another form");
  const free = Array.from({ length: REACH - 1 }, (_, at) => at + 1).filter(
    (at) => !places.includes(at),
  );
  const around = chance.sample(free, Math.min(free.length, 6)).toSorted((a, b) => a - b);
  const others = fittingPoints(chance, trend, around, {
    beside: candidates,
    avoid: (point) => isOnLine(trend, point),
  });
  chance.require(others.length > 2, "few points");
  return { trend, candidates, others };
}

/** The values of y that a data point has and that the line has there, in the units of its axis. */
function valuesAt(trend: Trend, point: Point) {
  const [x, actual] = inUnits(trend, point);
  return { x, actual, predicted: gridHeight(trend, point[0]) * trend.yStep };
}

/** How a learner comes to take a point that is beside the line. */
function misplaced(trend: Trend, point: Point): string {
  const { x, actual, predicted } = valuesAt(trend, point);
  return `Taking the data point $(${shown(x)}, ${shown(actual)})$ to lie on the line, which passes through $(${shown(x)}, ${shown(predicted)})$, gives $${shown(x)}$.`;
}

/** The thing whose actual value is the one that the line of best fit predicts. */
const onTheLine = level<Plot>({
  space: 1_000_000,
  steps: 2,
  context: true,
  draw: drawPlot,
  build: ({ trend, candidates, others }) => {
    const { x, y, thing } = trend.scenario;
    const points = [...candidates, ...others];
    const key: Point = candidates.find((point) => isOnLine(trend, point)) ?? [0, 0];
    const [across, up] = inUnits(trend, key);
    return {
      question: `${trendShown(trend, points.length, true)} For only one ${thing}, the actual ${y.name} is equal to the predicted ${y.name}. What is the ${x.name}, in ${x.unit}, of this ${thing}?`,
      figure: trendFigure(trend, points, true),
      options: candidates.map((point) => {
        const face = decimalFace(exactOf(valuesAt(trend, point).x));
        return isOnLine(trend, point)
          ? right(face, `With ${amountOf(x, across)}, the data point lies on the line.`)
          : wrong(face, "figure-misread", misplaced(trend, point));
      }),
      opening:
        "The actual value is equal to the predicted one where a data point lies on the line.",
      steps: [
        {
          text: `The line shows the predicted ${y.name} of ${article(thing)} ${thing}, and a data point its actual ${y.name}.`,
        },
        {
          text: `Look for the data point that is neither above nor below the line. Read both of its coordinates.\n\n$(${shown(across)}, ${shown(up)})$`,
        },
        {
          text: `The ${x.name} of this ${thing} is $${shown(across)}$ ${across === 1 ? x.one : x.unit}.`,
        },
      ],
      hint: `Does a data point above the line stand for an actual ${y.name} greater than predicted, or less?`,
      tip: "A data point close to the line is not on it: follow the grid lines to compare the two heights.",
      archetype: "QD19",
    };
  },
  facts: ({ trend, candidates, others }) => {
    const { x, y, thing } = trend.scenario;
    const { told, setting } = trendTold(trend, candidates.length + others.length);
    const places = candidates.map((point) => inUnits(trend, point));
    return {
      kind: "statement",
      given: places.flatMap(([across, up], at) => [
        `a${at} = ${up}`,
        `p${at} = ${lineCode(trend, across)}`,
      ]),
      claims: Object.fromEntries(
        places.map(([across], at) => [decimalFace(exactOf(across)).text, [`a${at} = p${at}`]]),
      ),
      told: [
        ...told,
        `for only one ${thing}, the actual ${y.name} is equal to the predicted ${y.name}`,
        `the ${x.name}, in ${x.unit}, of this ${thing}`,
      ],
      setting,
    };
  },
});

/** Where what is measured is what a line of best fit predicts. */
export const actualEqualToPredicted = defineLevels({
  id: "actual-equal-to-predicted",
  version: 1,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD19"],
  optionDesign: "orbit",
  Medium: onTheLine,
});
