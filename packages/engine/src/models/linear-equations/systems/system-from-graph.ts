import type { Point } from "@sat/item";
import { type ShownLine, twoLines } from "../../../craft/figures/lines.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText, slopeForm } from "../../../craft/algebra/lines.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { inline } from "../../../math/print.ts";
import { type Rational, gcd, negate, rational } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

/** Rise over run, in lowest terms. */
type Slope = readonly [number, number];

function drawSlope(chance: Chance): Slope {
  const [rise, run] = [chance.nonzero(6), chance.int(1, 5)];
  chance.require(gcd(rise, run) === 1, "slope not in lowest terms");
  return [rise, run];
}

const REACH = 10;

interface Crossing {
  /** Distances of the crossing point from the axes. */
  readonly p: number;
  readonly q: number;
  readonly slopes: readonly [Slope, Slope];
  /** The twists are whether the point lies right of the y-axis and whether it lies above the x-axis. */
  readonly at: Twists;
}

function crossing({ p, q }: Omit<Crossing, "at">, { first, second }: Twists): Point {
  return [first ? p : -p, second ? q : -q];
}

/** A line by the outermost of its grid points near a point, which is not one of them. */
function lineThrough([x, y]: Point, [rise, run]: Slope): ShownLine | undefined {
  const inView = ([px, py]: Point) => Math.abs(px) <= REACH && Math.abs(py) <= REACH;
  const [one, ...more] = [-3, -2, -1, 1, 2, 3]
    .map((n): Point => [x + n * run, y + n * rise])
    .filter(inView);
  const other = more.at(-1);
  return one === undefined || other === undefined ? undefined : { through: [one, other] };
}

function linesOf(shown: Omit<Crossing, "at">, at: Twists): ShownLine[] {
  return shown.slopes.flatMap((slope) => lineThrough(crossing(shown, at), slope) ?? []);
}

/** The equation of a line by two of its points, as a fact. */
function lineFact({ through: [[x1, y1], [x2, y2]] }: ShownLine): string {
  return `(y - (${y1}))*(${x2} - (${x1})) = (x - (${x1}))*(${y2} - (${y1}))`;
}

/** The solution of a system whose lines are shown. */
const solution = level<Crossing>({
  space: 100_000,
  steps: 1,
  draw: (chance) => {
    const [first, second] = [drawSlope(chance), drawSlope(chance)];
    chance.require(first[0] * second[1] !== first[1] * second[0], "slopes alike");
    const shown = {
      p: chance.int(1, 8),
      q: chance.int(1, 8),
      slopes: [first, second] as const,
    };
    const isReadable = siblingAnswers((at) => linesOf(shown, at)).every(
      (lines) => lines.length === 2,
    );
    chance.require(isReadable, "a line shows too few grid points");
    return { ...shown, at: twists(chance) };
  },
  build: (shown) => {
    const { at } = shown;
    const [x, y] = crossing(shown, at);
    const [one, other] = linesOf(shown, at) as [ShownLine, ShownLine]; // the draw has seen to it
    return {
      question:
        "The graph of a system of two linear equations is shown. What is the solution $(x, y)$ to this system?",
      figure: twoLines([one, other], REACH),
      options: siblingOptions({
        at,
        answer: (each) => crossing(shown, each),
        show: (point) => ({ text: pointText(point) }),
        why: `The lines cross to the ${x < 0 ? "left" : "right"} of the $y$-axis, ${y < 0 ? "below" : "above"} the $x$-axis, at this point.`,
        slips: [
          {
            code: "figure-misread",
            deed: `reading the $x$-coordinate as $${-x}$, ${x < 0 ? "right" : "left"} of the $y$-axis,`,
          },
          {
            code: "opposite-sign",
            deed: `reading the $y$-coordinate as $${-y}$, ${y < 0 ? "above" : "below"} the $x$-axis,`,
          },
        ],
        corner: {
          code: "direction-turned-around",
          deed: "counting both coordinates in the opposite direction from the origin",
        },
      }),
      opening: "The solution of a system is the point that both lines have in common.",
      steps: [
        {
          text: `Find the point where the lines cross. It is ${x < 0 ? "left" : "right"} of the $y$-axis and ${y < 0 ? "below" : "above"} the $x$-axis.`,
        },
        { text: `From this point, move vertically to the $x$-axis to read $x$.\n\n$x = ${x}$` },
        {
          text: `Move horizontally to the $y$-axis to read $y$.\n\n$y = ${y}$`,
          claim: `x + 1000*y = ${x} + 1000*(${y})`,
        },
        { text: `Both lines pass through ${pointText([x, y])}, so it satisfies both equations.` },
      ],
      hint: "Which point of the graph is on both lines?",
      tip: "Name the $x$-coordinate first, and check each sign by the side of the axis the point is on.",
      archetype: "HD03",
    };
  },
  facts: (shown) => ({
    kind: "value",
    given: linesOf(shown, shown.at).map(lineFact),
    ask: "x, y",
    told: ["two linear equations solution $(x, y)$"],
  }),
});

interface Shown {
  readonly slopes: readonly [Slope, Slope];
  readonly intercepts: readonly [number, number];
  /** The twists are which slope goes with which intercept, and the sign of both slopes. */
  readonly at: Twists;
}

interface Line {
  readonly slope: Rational;
  readonly intercept: number;
}

function system({ slopes, intercepts }: Shown, { first, second }: Twists): [Line, Line] {
  const slope = ([rise, run]: Shown["slopes"][number]) => rational(second ? rise : -rise, run);
  const [one, other] = [slope(slopes[0]), slope(slopes[1])];
  const [higher, lower] = intercepts;
  return [
    { slope: first ? one : other, intercept: higher },
    { slope: first ? other : one, intercept: lower },
  ];
}

function showSystem(lines: readonly [Line, Line]) {
  const [one, other] = lines.map(({ slope, intercept }) => inline(slopeForm(slope, intercept)));
  return { text: `${one} and ${other}` };
}

/** Where the line meets the y-axis, and the next grid point to the right or left. */
function shownLine({ slope: { num, den }, intercept }: Line): ShownLine {
  const isInView = Math.abs(intercept + num) <= REACH;
  const [run, rise] = isInView ? [den, num] : [-den, -num];
  return {
    through: [
      [0, intercept],
      [run, intercept + rise],
    ],
  };
}

/** What an option claims: the line with the same y-intercept as each of its own passes where the shown one does. */
function claimsOf(lines: readonly Line[], shown: readonly Line[]): string[] {
  return lines.map(({ slope, intercept }, at) => {
    const [x, y] = shown[at] === undefined ? [0, 0] : shownLine(shown[at]).through[1];
    return `${y} = ${slope.num}/${slope.den}*(${x}) + (${intercept})`;
  });
}

/** The system of equations whose graph is shown. */
const equations = level<Shown>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [one, other] = [drawSlope(chance), drawSlope(chance)];
    const steeper = Math.abs(one[0] * other[1]) - Math.abs(other[0] * one[1]);
    chance.require(steeper !== 0, "slopes alike");
    const [[rise, run], second] = steeper > 0 ? [one, other] : [other, one];
    const [high, low] = [chance.nonzero(8), chance.nonzero(8)];
    chance.require(Math.abs(high - low) > 1, "intercepts alike");
    const intercepts = [Math.max(high, low), Math.min(high, low)] as const;
    return { slopes: [[Math.abs(rise), run], second], intercepts, at: twists(chance) };
  },
  build: (shown) => {
    const { at } = shown;
    const key = system(shown, at);
    const [one, other] = key.map(shownLine) as [ShownLine, ShownLine]; // as many as the lines
    const pointOf = ({ intercept }: Line) => `$(0, ${intercept})$`;
    const told = (line: Line) => {
      const { slope, intercept } = line;
      const { num, den } = slope;
      const [run, rise] = [den, Math.abs(num)].map(
        (count) => `$${count}$ ${count === 1 ? "unit" : "units"}`,
      );
      return [
        {
          text: `Find the line that meets the $y$-axis at ${pointOf(line)}. From there, it ${num < 0 ? "falls" : "rises"} ${rise} for every ${run} to the right.`,
        },
        stepShowing(
          `Its slope is ${inline(slope)}, and its $y$-intercept is $${intercept}$.`,
          slopeForm(slope, intercept),
        ),
      ];
    };
    return {
      question:
        "The graph of a system of linear equations is shown. Which system is represented by the graph?",
      figure: twoLines([one, other], REACH),
      options: siblingOptions({
        at,
        answer: (each) => system(shown, each),
        show: showSystem,
        why: `The line through ${pointOf(key[0])} has slope ${inline(key[0].slope)}, and the line through ${pointOf(key[1])} has slope ${inline(key[1].slope)}.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `giving the line through ${pointOf(key[0])} the slope ${inline(key[1].slope)}, and the other line ${inline(key[0].slope)},`,
          },
          {
            code: "opposite-sign",
            deed: `giving the slopes ${inline(key[0].slope)} and ${inline(key[1].slope)} the opposite signs`,
          },
        ],
        corner: {
          code: "opposite-sign",
          deed: `giving each line the slope of the other with the opposite sign, such as ${inline(negate(key[1].slope))} for the line through ${pointOf(key[0])},`,
        },
      }),
      opening:
        "Read the $y$-intercept and the slope of each line: together they give its equation.",
      steps: [...told(key[0]), ...told(key[1]), { text: `The system is ${showSystem(key).text}.` }],
      hint: `Does the line through ${pointOf(key[0])} rise or fall from left to right?`,
      tip: "A line that rises from left to right has a positive slope; one that falls has a negative slope.",
      archetype: "HD13",
    };
  },
  facts: (shown) => {
    const claims = siblingAnswers((at) => system(shown, at)).map((lines) => [
      showSystem(lines).text,
      claimsOf(lines, system(shown, shown.at)),
    ]);
    return { kind: "statement", given: ["t = 0"], claims: Object.fromEntries(claims) };
  },
});

/** The solution of a system of two lines, or the system itself, from its graph. */
export const systemFromGraph = defineLevels({
  id: "system-from-graph",
  version: 4,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD03", "HD13"],
  optionDesign: "orbit",
  Easy: solution,
  Medium: equations,
});
