import { DIFFICULTIES, type Difficulty, type Point } from "@sat/item";
import { countedSpace } from "../../../craft/assembly/counted-space.ts";
import { remembered } from "../../../craft/assembly/remembered.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { REACH, lineGraph } from "../../../craft/figures/graph.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Misstep, type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, divide, gcd, negate, rational } from "../../../math/rational.ts";
import { type Draft, type Step, defineModel } from "../../../model.ts";

/**
 * Easy: the signs of slope and intercept are crossed. Medium: the sign of the slope and the slope turned
 * over. Hard: the slope turned over and the direction of a shift.
 */
interface Line {
  readonly level: Difficulty;
  /** In grid lines: the slope is rise over run, with run positive. */
  readonly rise: number;
  readonly run: number;
  /** In units, like the shift. */
  readonly intercept: number;
  /** The graph is that of y = f(x) + shift; 0 but at Hard. */
  readonly shift: number;
  readonly step: number;
}

/** Slopes in lowest terms, other than 1 and -1. */
const SLOPES = range(1, REACH).flatMap((run) =>
  range(1, REACH)
    .filter((rise) => rise !== run && gcd(rise, run) === 1)
    .flatMap((rise) => [
      { rise, run },
      { rise: -rise, run },
    ]),
);

const nonzero = (most: number) => range(-most, most).filter((value) => value !== 0);

function linesOf(level: Difficulty, scales: readonly number[], shifts: readonly number[]): Line[] {
  return SLOPES.flatMap((slope) =>
    scales.flatMap((step) =>
      nonzero(REACH - 1).flatMap((intercept) =>
        shifts
          // Otherwise the function would pass through the origin.
          .filter((shift) => Math.abs(shift) !== Math.abs(intercept))
          .map((shift) => ({
            level,
            ...slope,
            intercept: step * intercept,
            shift: step * shift,
            step,
          })),
      ),
    ),
  );
}

/** A grid has few lattice points, so there are only so many lines. */
const linesAt = remembered((level: Difficulty) =>
  level === "Hard" ? linesOf(level, [1], nonzero(8)) : linesOf(level, [1, 2, 5, 10], [0]),
);

interface Equation {
  readonly slope: Rational;
  readonly constant: number;
}

function functionOf({ slope, constant }: Equation) {
  return equation(call("f", "x"), sum(product(slope, "x"), constant));
}

function keyEquation({ rise, run, intercept, shift }: Line): Equation {
  return { slope: rational(rise, run), constant: intercept - shift };
}

const SLOPE_SIGN: Slip<Equation> = {
  code: "opposite-sign",
  deed: "taking the slope with the wrong sign",
  apply: ({ slope, constant }) => ({ slope: negate(slope), constant }),
};

const INTERCEPT_SIGN: Slip<Equation> = {
  code: "opposite-sign",
  deed: "taking the $y$-intercept with the wrong sign",
  apply: ({ slope, constant }) => ({ slope, constant: -constant }),
};

const SLOPE_OVER: Slip<Equation> = {
  code: "ratio-upside-down",
  deed: "dividing the run by the rise",
  apply: ({ slope, constant }) => ({ slope: divide(1, slope), constant }),
};

function shiftSlip({ intercept, shift }: Line): Slip<Equation> {
  return {
    code: "direction-turned-around",
    deed: `shifting by $${Math.abs(shift)}$ in the wrong direction`,
    apply: ({ slope, constant }) => ({ slope, constant: 2 * intercept - constant }),
  };
}

/** One slip behind the fourth equation, where there is one. */
const CORNERS: Partial<Record<Line["level"], Misstep>> = {
  Easy: { code: "figure-misread", deed: "reading the $y$-axis as if its numbers grew downward" },
  Medium: {
    code: "wrong-formula",
    deed: "taking the negative reciprocal of the slope, as for a perpendicular line,",
  },
};

function slips(line: Line): readonly [Slip<Equation>, Slip<Equation>] {
  if (line.level === "Easy") return [SLOPE_SIGN, INTERCEPT_SIGN];
  return line.level === "Medium" ? [SLOPE_SIGN, SLOPE_OVER] : [SLOPE_OVER, shiftSlip(line)];
}

/** Where the line meets the y-axis, and the next point on grid lines that is in view. */
function points({ rise, run, intercept, step }: Line): [Point, Point] {
  const isInView = Math.abs(intercept / step + rise) <= REACH;
  const [dx, dy] = isInView ? [run * step, rise * step] : [-run * step, -rise * step];
  return [
    [0, intercept],
    [dx, intercept + dy],
  ];
}

function steps(line: Line): Step[] {
  const { intercept, shift, level } = line;
  const [, [x, y]] = points(line);
  const key = keyEquation(line);
  const shown = { ...key, constant: intercept };
  const slope = `\\frac{${y} - ${intercept < 0 ? `(${intercept})` : intercept}}{${x}}`;
  const graph = equation("y", sum(product(shown.slope, "x"), shown.constant));
  return [
    {
      text: `The line meets the $y$-axis at $(0, ${intercept})$ and passes through $(${x}, ${y})$.`,
    },
    {
      text: `So its slope is $${slope} = ${tex(key.slope)}$, and its equation is ${inline(graph)}.`,
    },
    ...(level === "Hard"
      ? [
          {
            text: `This is $y = ${shifted(shift)}$; ${shift > 0 ? "subtracting" : "adding"} $${Math.abs(shift)}$ leaves ${inline(functionOf(key))}.`,
          },
        ]
      : []),
  ];
}

function shifted(shift: number): string {
  return tex(sum(call("f", "x"), shift));
}

function build(line: Line): Draft {
  const { level, shift } = line;
  const corner = CORNERS[level];
  return {
    question: `The graph of $y = ${shifted(shift)}$ is shown, where $f$ is a linear function. Which equation defines $f$?`,
    figure: lineGraph(line.step, points(line)),
    options: crossedOptions({
      key: keyEquation(line),
      why: "Its slope and its constant term are those that the graph calls for.",
      slips: slips(line),
      show: (answer) => formula(functionOf(answer)),
      ...(corner && { corner }),
    }),
    opening:
      level === "Hard"
        ? "Read the equation of the line that is shown, then undo the shift to find $f$."
        : "The slope and the $y$-intercept that the graph shows are the two numbers in the equation.",
    steps: steps(line),
    hint:
      level === "Hard"
        ? "The line shown is not the graph of $f$. Was the graph of $f$ moved up or down to make it?"
        : "Where does the line meet the $y$-axis? From there, how far up or down to the next grid point?",
    tip: "Check an equation with a point of the graph that you have not used yet.",
    archetype: level === "Hard" ? "HB16" : "HB06",
  };
}

/** The equation of a line from its graph, or from the graph of a shift of it. */
export const lineFromGraph = defineModel<Line>({
  id: "line-from-graph",
  version: 5,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB06", "HB16"],
  levels: DIFFICULTIES,
  space: countedSpace(DIFFICULTIES, (level) => linesAt(level).length),
  closed: true,
  optionDesign: "orbit",
  draw: (chance, level) => chance.turn(linesAt(level)),
  build,
  facts: (line) => ({
    kind: "through",
    function: "f",
    at: points(line).map(([x, y]) => ({ x: `${x}`, y: `${y} - (${line.shift})` })),
    told: [`$y = ${shifted(line.shift)}$`],
  }),
  signature: (line) => JSON.stringify(line),
  features: ({ level }) => ({ steps: { Easy: 2, Medium: 2, Hard: 3 }[level] }),
});
