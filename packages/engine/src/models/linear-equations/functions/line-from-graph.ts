import { removing } from "../../../craft/algebra/moving-terms.ts";
import { DIFFICULTIES, type Difficulty, type Point } from "@sat/item";
import { quotientOfDifferences, slopeStep, valueWork } from "../../../craft/algebra/line-steps.ts";
import { countedSpace } from "../../../craft/assembly/counted-space.ts";
import { remembered } from "../../../craft/assembly/remembered.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { REACH, lineGraph } from "../../../craft/figures/graph.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Misstep, type Slip, crossedOptions } from "../../../craft/options/slips.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
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

/** The slope from the two points, with the coordinates of one kind in the other order. */
function slopeSign(line: Line): Slip<Equation> {
  const [[x, y], [u, v]] = points(line);
  return {
    code: "opposite-sign",
    deed: `subtracting the $y$-coordinates in one order and the $x$-coordinates in the other, $${quotientOfDifferences([y, v], [u, x])}$,`,
    apply: ({ slope, constant }) => ({ slope: negate(slope), constant }),
  };
}

function interceptSign({ intercept }: Line): Slip<Equation> {
  return {
    code: "opposite-sign",
    deed: `reading the $y$-intercept as $${-intercept}$ instead of $${intercept}$`,
    apply: ({ slope, constant }) => ({ slope, constant: -constant }),
  };
}

function slopeOver(line: Line): Slip<Equation> {
  const [[x, y], [u, v]] = points(line);
  return {
    code: "ratio-upside-down",
    deed: `dividing the change in $x$ by the change in $y$, $${quotientOfDifferences([u, x], [v, y])}$,`,
    apply: ({ slope, constant }) => ({ slope: divide(1, slope), constant }),
  };
}

function shiftSlip({ intercept, shift }: Line): Slip<Equation> {
  const [doing, undoing] = shift > 0 ? ["adding", "subtracting"] : ["subtracting", "adding"];
  return {
    code: "opposite-operation",
    deed: `${doing} $${Math.abs(shift)}$ instead of ${undoing} it, so that the constant term is ${inline(equation(sum(intercept, shift), intercept + shift))},`,
    apply: ({ slope, constant }) => ({ slope, constant: 2 * intercept - constant }),
  };
}

/** One slip behind the fourth equation, where there is one. */
function cornerOf(line: Line): Misstep | undefined {
  const [[, y], [u, v]] = points(line);
  if (line.level === "Easy") {
    return {
      code: "figure-misread",
      deed: `reading both $y$-coordinates with the wrong sign, as in $(0, ${-y})$ and $(${u}, ${v === 0 ? 0 : -v})$,`,
    };
  }
  if (line.level === "Hard") return undefined;
  const { slope } = keyEquation(line);
  return {
    code: "wrong-formula",
    deed: `using the slope of a perpendicular line, the negative reciprocal ${inline(negate(divide(1, slope)))},`,
  };
}

function slips(line: Line): readonly [Slip<Equation>, Slip<Equation>] {
  if (line.level === "Easy") return [slopeSign(line), interceptSign(line)];
  return line.level === "Medium"
    ? [slopeSign(line), slopeOver(line)]
    : [slopeOver(line), shiftSlip(line)];
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
  const [start, next] = points(line);
  const key = keyEquation(line);
  const shown = sum(product(key.slope, "x"), intercept);
  const isShifted = level === "Hard";
  return [
    {
      text: `The line meets the $y$-axis at $(0, ${intercept})$ and passes through the grid point $(${next.join(", ")})$.`,
    },
    slopeStep("Divide the change in $y$ by the change in $x$ to find the slope.", start, next),
    stepShowing(
      `Write the equation of the line with this slope and the $y$-intercept $${intercept}$.`,
      isShifted ? equation("y", shown) : functionOf(key),
    ),
    ...(isShifted
      ? [
          stepShowing(
            "The line is the graph of the given equation, so the two expressions are equal.",
            equation(sum(call("f", "x"), shift), shown),
          ),
          stepShowing(removing(shift), functionOf(key)),
        ]
      : []),
  ];
}

function shifted(shift: number): string {
  return tex(sum(call("f", "x"), shift));
}

/** What of the graph decides for the key. */
function reasonOf(line: Line): string {
  const { intercept, shift, level } = line;
  const { slope, constant } = keyEquation(line);
  const [, [x]] = points(line);
  return level === "Hard"
    ? `With it, the graph of $y = ${shifted(shift)}$ has the slope ${inline(slope)} and the $y$-intercept ${inline(equation(sum(constant, shift), intercept))}, as in the figure.`
    : `It has the value $${intercept}$ at $0$, and $${valueWork("f", x, slope, constant)}$.`;
}

function texts(line: Line): Pick<Draft, "opening" | "hint" | "tip" | "archetype"> {
  const isShifted = line.level === "Hard";
  return isShifted
    ? {
        opening: "Find the equation of the line shown, and solve it for $f(x)$.",
        hint: "The line shown is not the graph of $f$. Is it above or below that graph, and by how much?",
        tip: "To find $f(x)$ from $f(x) + k$, subtract $k$; check the sign with one point of the graph.",
        archetype: "HB16",
      }
    : {
        opening:
          "The slope and the $y$-intercept of the graph are the two numbers in the equation.",
        hint: "Where does the line meet the $y$-axis? From there, how far is it to the next grid point on the line?",
        tip: "Substitute the coordinates of a second point of the graph to check the equation.",
        archetype: "HB06",
      };
}

function build(line: Line): Draft {
  const corner = cornerOf(line);
  return {
    question: `The graph of $y = ${shifted(line.shift)}$ is shown, where $f$ is a linear function. Which equation defines $f$?`,
    figure: lineGraph(line.step, points(line)),
    options: crossedOptions({
      key: keyEquation(line),
      why: reasonOf(line),
      slips: slips(line),
      show: (answer) => formula(functionOf(answer)),
      ...(corner && { corner }),
    }),
    steps: steps(line),
    ...texts(line),
  };
}

/** The equation of a line from its graph, or from the graph of a shift of it. */
export const lineFromGraph = defineModel<Line>({
  id: "line-from-graph",
  version: 6,
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
