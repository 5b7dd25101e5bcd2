import type { Point, ScatterplotFigure } from "@sat/item";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { reasonedStatements } from "../../../craft/options/reasoned-statements.ts";
import { statementClaims } from "../../../craft/options/statements.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { quotient, sum } from "../../../math/expression.ts";
import { type Rational, divide, negate, rational, toNumber } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

const WINDOW = 12;

/** How far a line of best fit may go across or up, so as to stay off the axes. */
const LONGEST = 10;

function plot(points: readonly Point[], fit?: readonly [Point, Point]): ScatterplotFigure {
  const axis = { min: 0, max: WINDOW, step: 1 };
  const told = points.map(([x, y]) => `(${x}, ${y})`).join(", ");
  const line = fit?.map(([x, y]) => `(${x}, ${y})`).join(" to ");
  return {
    kind: "scatterplot",
    x: { ...axis, label: "$x$" },
    y: { ...axis, label: "$y$" },
    points,
    ...(fit === undefined ? {} : { fit }),
    alt: `Scatterplot of y against x. Data points: ${told}.${line === undefined ? "" : ` A line of best fit goes from ${line}.`}`,
  };
}

/** Sums of squares and products of the points about their means, times their number. */
function spreads(points: readonly Point[]) {
  const n = points.length;
  const totalOf = (of: (point: Point) => number) => points.reduce((all, each) => all + of(each), 0);
  const [sx, sy] = [totalOf(([x]) => x), totalOf(([, y]) => y)];
  return {
    xx: n * totalOf(([x]) => x * x) - sx * sx,
    yy: n * totalOf(([, y]) => y * y) - sy * sy,
    xy: n * totalOf(([x, y]) => x * y) - sx * sy,
  };
}

interface Cloud {
  readonly points: readonly Point[];
  /** First twist: the association is positive; second: it is strong. */
  readonly at: Twists;
}

/** Rising points that stray little, and others that stray much, over the same places. */
function drawCloud(chance: Chance): { readonly strong: Point[]; readonly weak: Point[] } {
  const places = Array.from({ length: WINDOW - 1 }, (_, at) => at + 1);
  const strong = places.map((x): Point => [x, x + chance.int(-1, 1) / 2]);
  const weak = places.map((x): Point => [
    x,
    Math.min(11.5, Math.max(0.5, x / 2 + 3 + chance.int(-9, 9) / 2)),
  ]);
  return { strong, weak };
}

function share(points: readonly Point[]): number {
  const { xx, yy, xy } = spreads(points);
  return (xy * Math.abs(xy)) / (xx * yy);
}

function described({ first, second }: Twists): string {
  return `A ${second ? "strong" : "weak"} ${first ? "positive" : "negative"} linear association`;
}

/** Direction and strength of the association in a scatterplot. */
const association = level<Cloud>({
  space: 1_000_000,
  steps: 1,
  draw: (chance) => {
    const { strong, weak } = drawCloud(chance);
    chance.require(share(strong) > 0.9, "not strong");
    chance.require(share(weak) > 0.15 && share(weak) < 0.45, "not weak");
    const at = twists(chance);
    const rising = at.second ? strong : weak;
    const points = at.first ? rising : rising.map(([x, y]): Point => [x, WINDOW - y]);
    return { points, at };
  },
  build: ({ points, at }) => {
    const [left = [0, 0], right = [0, 0]] = [points[0], points.at(-1)];
    const direction = `From left to right the points tend to go ${at.first ? "up" : "down"}, so the association is ${at.first ? "positive" : "negative"}.`;
    const strength = at.second
      ? "All the points lie close to one line, so the association is strong."
      : "Many points lie far from any one line, so the association is weak.";
    return {
      question:
        "The scatterplot shows the relationship between two variables, $x$ and $y$. Which best describes the association between $x$ and $y$?",
      figure: plot(points),
      options: reasonedStatements({
        at,
        text: described,
        why: `As $x$ increases, $y$ tends to ${at.first ? "increase" : "decrease"}, and the points lie ${at.second ? "close to" : "far from"} a line.`,
        faults: [
          { code: "direction-turned-around", why: direction },
          { code: "figure-misread", why: strength },
          { code: "direction-turned-around", why: `${direction} ${strength}` },
        ],
      }),
      opening:
        "The direction shows the sign of the association, and the closeness to a line its strength.",
      steps: [
        {
          text: `Compare the two ends: the first point is $(${left.join(", ")})$, and the last is $(${right.join(", ")})$.`,
        },
        {
          text: `From left to right the points tend to go ${at.first ? "up" : "down"}. The association is ${at.first ? "positive" : "negative"}.`,
        },
        {
          text: at.second
            ? "A line through the middle of the points passes close to every one of them. The association is strong."
            : "A line through the middle of the points leaves many of them far above or far below it. The association is weak.",
        },
      ],
      hint: "Do the points go up or down from left to right, and how close are they to a line?",
      tip: "Steepness is not strength: what counts is how closely the points follow a line.",
      archetype: "QD09",
    };
  },
  facts: ({ points }) => ({
    kind: "data",
    sets: { X: points.map(([x]) => x), Y: points.map(([, y]) => y) },
    claims: statementClaims(described, ({ first, second }) => [
      `covariance(X, Y) ${first ? ">" : "<"} 0`,
      `covariance(X, Y)^2 ${second ? "> 0.8" : "< 0.5"}*variance(X)*variance(Y)`,
    ]),
    told: ["two variables, $x$ and $y$", "association between $x$ and $y$"],
  }),
});

interface Steepness {
  /** A slope greater than 1. */
  readonly steep: Rational;
  readonly strays: readonly number[];
}

/** First twist: the line rises; second: it is the steep one. */
function slope({ steep }: Steepness, { first, second }: Twists): Rational {
  const size = second ? steep : divide(1, steep);
  return first ? size : negate(size);
}

/** Two points at which the line crosses grid lines, and between which it is drawn. */
function fitLine(steepness: Steepness, at: Twists) {
  const { num: rise, den: run } = slope(steepness, at);
  const times = Math.floor(Math.min(LONGEST / Math.abs(rise), LONGEST / run));
  const [width, height] = [run * times, rise * times];
  const x0 = Math.floor((WINDOW - width) / 2);
  const y0 = at.first ? Math.floor((WINDOW - height) / 2) : Math.ceil((WINDOW - height) / 2);
  return { from: [x0, y0] as const, to: [x0 + width, y0 + height] as const };
}

function pointsBeside(steepness: Steepness, at: Twists): Point[] {
  const { from, to } = fitLine(steepness, at);
  const { strays } = steepness;
  return strays.map((stray, place): Point => {
    const along = (place + 0.5) / strays.length;
    const x = Math.round(2 * (from[0] + along * (to[0] - from[0]))) / 2;
    const y = Math.round(2 * (from[1] + along * (to[1] - from[1]) + stray)) / 2;
    return [x, y];
  });
}

/** The slope of a line of best fit, from two of its points. */
const slopeOfFit = siblingLevel<Steepness>({
  space: 150_000,
  steps: 2,
  numbers: (chance) => {
    const [num, den] = chance.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 1],
      [4, 3],
      [5, 2],
      [5, 3],
      [5, 4],
    ] as const);
    // Near the edge of the window a point strays less, so as not to leave it.
    const strays = [1, 3, 3, 3, 3, 3, 3, 1].map(
      (most) => chance.sign() * chance.int(1, most) * 0.5,
    );
    const [all, tilt] = [
      strays.reduce((so, each) => so + each, 0),
      strays.reduce((so, each, place) => so + (place - 3.5) * each, 0),
    ];
    chance.require(Math.abs(all) <= 1 && Math.abs(tilt) <= 4, "not the line of best fit");
    return { steep: rational(num, den), strays };
  },
  answer: slope,
  allows: (answer) => toNumber(answer) !== 0 && areDistinct([0, answer]),
  word: (steepness, at, key) => {
    const { from, to } = fitLine(steepness, at);
    const points = pointsBeside(steepness, at);
    const [up, across] = [sum(to[1], -from[1]), sum(to[0], -from[0])];
    const [rise, run] = [to[1] - from[1], to[0] - from[0]];
    return {
      question:
        "The scatterplot shows the relationship between two variables, $x$ and $y$. A line of best fit for the data is also shown. What is the slope of the line of best fit?",
      figure: plot(points, [from, to]),
      why: `A line with this slope that passes through $(${from[0]}, ${from[1]})$ also passes through $(${to[0]}, ${to[1]})$.`,
      slips: [
        {
          code: "direction-turned-around",
          deed: `reading the line as ${at.first ? "falling" : "rising"} from left to right`,
          work: quotient(sum(from[1], -to[1]), across),
        },
        {
          code: "ratio-upside-down",
          deed: "dividing the run by the rise",
          work: quotient(across, up),
        },
      ],
      corner: {
        code: "wrong-formula",
        deed: "dividing the run by the rise and reversing the sign, as for a perpendicular line,",
        work: quotient(sum(from[0], -to[0]), up),
      },
      opening: "Choose two points on the line, and divide the change in $y$ by the change in $x$.",
      steps: [
        {
          text: `The line passes through $(${from[0]}, ${from[1]})$ and $(${to[0]}, ${to[1]})$.`,
        },
        stepThrough(
          "Divide the change in $y$ by the change in $x$.",
          quotient(up, across),
          quotient(rise, run),
          key,
        ),
      ],
      hint: "Use points on the line, not data points. Does the line go up or down from left to right?",
      tip: "Rise over run: the vertical change stands on top.",
      archetype: "QD03",
    };
  },
  facts: (steepness, at) => {
    const { from, to } = fitLine(steepness, at);
    return {
      kind: "value",
      given: [`${from[1]} = m*${from[0]} + b`, `${to[1]} = m*${to[0]} + b`],
      ask: "m",
      told: ["two variables, $x$ and $y$", "slope of the line of best fit"],
    };
  },
});

/** What a scatterplot of two variables shows: direction, strength, slope. */
export const associationInAScatterplot = defineLevels({
  id: "association-in-a-scatterplot",
  version: 6,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD03", "QD09"],
  optionDesign: "orbit",
  Easy: association,
  Medium: slopeOfFit,
});
