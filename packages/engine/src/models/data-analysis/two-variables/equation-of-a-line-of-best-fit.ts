import type { Point } from "@sat/item";
import { differentInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { decimalOf } from "../../../craft/data/decimals.ts";
import { inProse } from "../../../craft/wording/story.ts";
import {
  REACH,
  type Trend,
  crossings,
  drawTrend,
  fittingPoints,
  gridHeight,
  inUnits,
  interceptOf,
  seenPoints,
  slopeOf,
  trendFigure,
  trendShown,
  trendTold,
} from "../../../craft/data/trend-lines.ts";
import { decimal, equation, negative, product, quotient, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Draft, Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Four lines from two slopes and two intercepts; one of them is the line of best fit. */
interface Lines {
  readonly trend: Trend;
  /** Rise for every four grid lines, and start, of the other slope and intercept. */
  readonly otherRise: number;
  readonly otherStart: number;
  readonly points: readonly Point[];
  readonly at: Twists;
}

/** Two slopes, in quarters of a grid line: two of the same sign, or one and its opposite. */
function drawLines(chance: Chance, withLine: boolean): Omit<Lines, "points"> {
  const at = twists(chance);
  const trend = drawTrend(chance);
  const [rise = 1, steeper = 2] = differentInts(chance, 1, 4).toSorted((a, b) => a - b);
  const sign = trend.scenario.rises ? 1 : -1;
  const otherStart = trend.start + sign * chance.int(3, 4);
  // The line shown goes the way of its scenario, whichever of the two slopes it has.
  const own = withLine && !at.first ? -sign : sign;
  return {
    trend: { ...trend, rise: own * rise, run: 4 },
    otherRise: withLine ? -own * rise : own * steeper,
    otherStart,
    at,
  };
}

/** The line of one of the siblings: first twist, which slope; second, which intercept. */
function lineAt(
  { trend, otherRise, otherStart }: Omit<Lines, "points">,
  { first, second }: Twists,
): Trend {
  return {
    ...trend,
    rise: first ? trend.rise : otherRise,
    start: second ? trend.start : otherStart,
  };
}

function isShort(trend: Trend): boolean {
  return 1_000 % slopeOf(trend).den === 0;
}

function equationOf(trend: Trend) {
  const slope = decimal(slopeOf(trend));
  return equation("y", sum(product(slope, "x"), decimal(interceptOf(trend))));
}

function drawItem(chance: Chance, withLine: boolean): Lines {
  const lines = drawLines(chance, withLine);
  const all = siblingAnswers((at) => lineAt(lines, at));
  const sign = lineAt(lines, lines.at).rise;
  const likely = withLine ? all.filter(({ rise }) => rise === sign) : all;
  const ends = likely.map((line) => gridHeight(line, REACH));
  chance.require(
    ends.every((end) => end >= 0 && end <= REACH + 2),
    "a line out of view",
  );
  chance.require(all.every(isShort) && all.every(({ start }) => start > 0), "no short numbers");
  const inView = Array.from({ length: REACH - 1 }, (_, place) => place + 1);
  const places = chance.sample(inView, 9).toSorted((a, b) => a - b);
  const trend = lineAt(lines, lines.at);
  const shift = chance.int(0, 1);
  const points = withLine
    ? fittingPoints(chance, trend, places)
    : places.map((place, index): Point => {
        const height = gridHeight(trend, place);
        return [place, (index + shift) % 2 === 0 ? Math.floor(height) : Math.ceil(height)];
      });
  return { ...lines, points };
}

/** Reads intercept and slope from the graph. */
function readOff(trend: Trend, withLine: boolean): Step[] {
  const [slope, start] = [slopeOf(trend), inProse(interceptOf(trend))];
  const [one = 0, other = 0] = crossings(trend).slice(0, 2);
  const coordinates = ([one, other] as const).flatMap((place) =>
    inUnits(trend, [place, gridHeight(trend, place)]).map(decimalOf),
  );
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = coordinates;
  const changed = quotient(sum(y2, negative(y1)), sum(x2, negative(x1)));
  return [
    {
      text: `${withLine ? "The line" : "A line through the middle of the data"} meets the $y$-axis at ${withLine ? "" : "about "}$${start}$.`,
    },
    {
      text: `It passes ${withLine ? "through" : "close to"} $(${tex(x1)}, ${tex(y1)})$ and $(${tex(x2)}, ${tex(y2)})$. Divide the change in $y$ by the change in $x$ to find the slope.\n\n${inline(equation(changed, decimal(slope)))}`,
      claim: code(equation(changed, slope)),
    },
    {
      text: `Substitute the slope and the $y$-intercept into $y = mx + b$.\n\n${inline(equationOf(trend))}`,
    },
  ];
}

function build(lines: Lines, withLine: boolean): Draft {
  const { points, at } = lines;
  const trend = lineAt(lines, at);
  const wrongSlope = slopeOf(lineAt(lines, { ...at, first: !at.first }));
  const wrongStart = inProse(interceptOf(lineAt(lines, { ...at, second: !at.second })));
  const start = inProse(interceptOf(trend));
  const { y } = trend.scenario;
  return {
    question: `${trendShown(trend, points.length, withLine, true)} Which equation ${withLine ? "represents the line of best fit shown" : "is the most appropriate linear model for the data"}?`,
    figure: trendFigure(trend, points, withLine),
    options: siblingOptions({
      at,
      answer: (each) => equationOf(lineAt(lines, each)),
      show: formula,
      why: `Its graph meets the $y$-axis at $${start}$ and has a slope of $${inProse(slopeOf(trend))}$, as the ${withLine ? "line shown has" : "data suggest"}.`,
      slips: [
        {
          code: withLine ? "direction-turned-around" : "figure-misread",
          deed: `giving the line a slope of $${inProse(wrongSlope)}$ instead of $${inProse(slopeOf(trend))}$`,
        },
        {
          code: "figure-misread",
          deed: `giving the line a $y$-intercept of $${wrongStart}$ instead of $${start}$`,
        },
      ],
      corner: {
        code: "figure-misread",
        deed: `giving the line both a slope of $${inProse(wrongSlope)}$ and a $y$-intercept of $${wrongStart}$`,
      },
    }),
    opening: "Find the $y$-intercept where $x$ is $0$, and the slope from two points on the line.",
    steps: readOff(trend, withLine),
    hint: withLine
      ? `At what ${y.name} does the line meet the vertical axis, and through which other crossing of grid lines does it pass?`
      : `Where would a line through the middle of the data meet the vertical axis, and how steep is it?`,
    tip: "Test an equation with one value of $x$ near the right edge of the graph: does the graph agree?",
    archetype: "QD07",
  };
}

/** The equation of the line of best fit in a scatterplot, with the line or without it. */
function equationLevel(withLine: boolean) {
  return level<Lines>({
    space: 100_000,
    steps: withLine ? 2 : 3,
    context: true,
    draw: (chance) => drawItem(chance, withLine),
    build: (lines) => build(lines, withLine),
    facts: (lines) => {
      const trend = lineAt(lines, lines.at);
      const { told, setting } = trendTold(trend, lines.points.length, true);
      const all = {
        told: [
          ...told,
          withLine ? "represents the line of best fit" : "most appropriate linear model",
        ],
        setting,
      };
      if (!withLine) {
        return { kind: "fit", points: lines.points.map((point) => inUnits(trend, point)), ...all };
      }
      const at = seenPoints(trend).map(([across, up]) => ({ x: `${across}`, y: `${up}` }));
      return { kind: "through", at, ...all };
    },
  });
}

/** The equation of a line of best fit, read from a scatterplot. */
export const equationOfALineOfBestFit = defineLevels({
  id: "equation-of-a-line-of-best-fit",
  version: 6,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD07"],
  optionDesign: "orbit",
  Easy: equationLevel(true),
  Medium: equationLevel(false),
});
