import { removing } from "../../../craft/algebra/moving-terms.ts";
import { curveGraph, powerInEighths } from "../../../craft/figures/curves.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { call, equation, sum } from "../../../math/expression.ts";
import type { Step } from "../../../model.ts";

const REACH = 8;

interface Shown {
  /** The line y = level that the curve shown approaches. */
  readonly level: number;
  /** How far above it the curve crosses the y-axis. */
  readonly above: number;
  readonly base: 2 | 3;
  readonly rises: boolean;
  /** The graph is that of f moved up or down by this. */
  readonly moved: number;
  readonly at: Twists;
}

function curve({ level: line, above, base, rises }: Shown, x: number): number {
  return line + above * powerInEighths(base, rises ? x : -x);
}

/** The twists are whether the asymptote or the y-intercept is asked about, and the direction of the move. */
function answer({ level: line, above, moved }: Shown, { first, second }: Twists): number {
  return (first ? line : line + above) - (second ? moved : -moved);
}

const LEVELS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5];

/** Every curve whose points beside the y-axis are in view, with each way to ask. */
const stock = (): readonly Shown[] =>
  LEVELS.flatMap((line) =>
    [-3, -2, -1, 1, 2, 3].flatMap((above) =>
      ([2, 3] as const).flatMap((base) =>
        [true, false].flatMap((rises) =>
          [2, 3, 4, 5, 6, 7].map((moved) => ({ level: line, above, base, rises, moved })),
        ),
      ),
    ),
  )
    .filter(
      ({ level: line, above, base, moved }) =>
        Math.abs(line + above * base) <= REACH &&
        Math.abs(above) !== 2 * moved &&
        line + above !== 0,
    )
    .flatMap((item) =>
      [true, false].flatMap((first) =>
        [true, false].map((second) => ({ ...item, at: { first, second } })),
      ),
    );

type Misreadings = Pick<Parameters<typeof siblingOptions>[0], "slips" | "corner">;

/** The height in question as the graph shows it, the other one, the shift, and what undoes it. */
function heights({ level: line, above, moved, at }: Shown) {
  const start = line + above;
  const [read, other] = at.first ? [line, start] : [start, line];
  const [shift, undone] = at.second ? [moved, -moved] : [-moved, moved];
  return { read, other, shift, undone };
}

function misreadings(item: Shown): Misreadings {
  const { moved, at } = item;
  const { read, other, shift, undone } = heights(item);
  return {
    slips: [
      {
        code: "figure-misread",
        deed: at.first
          ? `reading $${other}$, where the curve crosses the $y$-axis, instead of $${read}$, which it approaches,`
          : `reading $${other}$, which the curve approaches, instead of $${read}$, where it crosses the $y$-axis,`,
        work: sum(other, undone),
      },
      {
        code: "sign-lost",
        deed: `${at.second ? "adding" : "subtracting"} $${moved}$ instead of ${at.second ? "subtracting" : "adding"} it`,
        work: sum(read, shift),
      },
    ],
    corner: {
      code: "figure-misread",
      deed: at.first
        ? `applying the shift to the $y$-intercept of the curve shown, $${other}$,`
        : `applying the shift to the line $y = ${other}$ that the curve shown approaches`,
      work: sum(other, shift),
    },
  };
}

function solution(item: Shown): Step[] {
  const { moved, at } = item;
  const { read, shift, undone } = heights(item);
  const key = answer(item, at);
  const height = at.first ? "k" : call("f", 0);
  const sign = at.second ? "+" : "-";
  const undo = removing(at.second ? moved : -moved);
  return [
    stepTo(
      at.first
        ? `The graph shown is $${moved}$ units ${at.second ? "higher" : "lower"}, and it approaches the line $y = ${read}$.`
        : `In the graph shown, the curve crosses the $y$-axis at $(0, ${read})$.`,
      equation(sum(height, shift), read),
      `${at.first ? "k" : "start"} ${sign} ${moved} = ${read}`,
    ),
    stepThrough(undo, height, sum(read, undone), key),
    {
      text: `The graph shown is that of $f(x) ${sign} ${moved}$, so the value of $${at.first ? "k" : "f(0)"}$ is not $${read}$, but $${key}$.`,
      claim: `${at.first ? "k" : "start"} = ${key}`,
    },
  ];
}

/** The graph of a shifted exponential function is shown, and a constant of the function is asked. */
const fromShiftedGraph = stockLevel({
  steps: 3,
  stock,
  build: (item) => {
    const { level: line, above, base, rises, moved, at } = item;
    const start = line + above;
    const [next, reached] = [rises ? 1 : -1, line + above * base];
    const sign = at.second ? "+" : "-";
    return {
      question: sentences(
        `The graph of $y = f(x) ${sign} ${moved}$ is shown, where $f(x) = a(b)^{x} + k$ and $a$, $b$, and $k$ are constants.`,
        at.first ? "What is the value of $k$?" : "What is the value of $f(0)$?",
      ),
      figure: curveGraph({
        curve: (x) => curve(item, x),
        reach: REACH,
        alt: `An exponential curve in the xy-plane. It crosses the y-axis at (0, ${start}), passes through (${next}, ${reached}), and approaches the line y = ${line} on its ${rises ? "left" : "right"} side.`,
      }),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: numeral,
        why: `The curve shown ${at.first ? `approaches $y = ${line}$` : `crosses the $y$-axis at $${start}$`}, and the graph of $f$ lies ${moved} units ${at.second ? "lower" : "higher"}.`,
        ...misreadings(item),
      }),
      opening: at.first
        ? "The constant $k$ is the height of the line that the graph of $f$ approaches."
        : `The graph shown crosses the $y$-axis at the height $f(0) ${sign} ${moved}$.`,
      steps: solution(item),
      hint: at.first
        ? "Which line does the graph shown approach, and how is its height related to $k$?"
        : "Where does the graph shown cross the $y$-axis, and how is this height related to $f(0)$?",
      tip: "Note which function a graph belongs to, and undo its shift at the end.",
    };
  },
  facts: ({ level: line, above, moved, at }) => {
    const sign = at.second ? "+" : "-";
    return {
      kind: "value",
      given: [`k ${sign} ${moved} = ${line}`, `start ${sign} ${moved} = ${line} + (${above})`],
      ask: at.first ? "k" : "start",
      told: [
        `graph of $y = f(x) ${sign} ${moved}$ is shown $f(x) = a(b)^{x} + k$`,
        `value of $${at.first ? "k" : "f(0)"}$`,
      ],
    };
  },
});

/** A constant of an exponential function, from the graph of the function moved up or down. */
export const constantOfShiftedExponential = defineLevels({
  id: "constant-of-shifted-exponential",
  version: 6,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC24"],
  optionDesign: "orbit",
  closed: true,
  Medium: fromShiftedGraph,
});
