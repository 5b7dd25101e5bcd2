import { curveGraph, powerInEighths } from "../../../craft/figures/curves.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { sum } from "../../../math/expression.ts";

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

/** The graph of a shifted exponential function is shown, and a constant of the function is asked. */
const fromShiftedGraph = stockLevel({
  steps: 3,
  stock,
  build: (item) => {
    const { level: line, above, base, rises, moved, at } = item;
    const key = answer(item, at);
    const start = line + above;
    const [next, height] = [rises ? 1 : -1, line + above * base];
    const [read, other] = at.first ? [line, start] : [start, line];
    const sign = at.second ? "+" : "-";
    return {
      question: sentences(
        `The graph of $y = f(x) ${sign} ${moved}$ is shown, where $f(x) = a(b)^{x} + k$ and $a$, $b$, and $k$ are constants.`,
        at.first ? "What is the value of $k$?" : "What is the value of $f(0)$?",
      ),
      figure: curveGraph({
        curve: (x) => curve(item, x),
        reach: REACH,
        alt: `An exponential curve in the xy-plane. It crosses the y-axis at (0, ${start}), passes through (${next}, ${height}), and approaches the line y = ${line} on its ${rises ? "left" : "right"} side.`,
      }),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: numeral,
        why: `The curve shown ${at.first ? `approaches $y = ${line}$` : `crosses the $y$-axis at $${start}$`}, and the graph of $f$ lies ${moved} units ${at.second ? "lower" : "higher"}.`,
        slips: [
          {
            code: "figure-misread",
            deed: at.first
              ? `reading $${other}$, where the curve crosses the $y$-axis, instead of $${read}$, which it approaches,`
              : `reading $${other}$, which the curve approaches, instead of $${read}$, where it crosses the $y$-axis,`,
          },
          {
            code: "sign-lost",
            deed: `${at.second ? "adding" : "subtracting"} $${moved}$ instead of ${at.second ? "subtracting" : "adding"} it`,
          },
        ],
        corner: {
          code: "figure-misread",
          deed: `moving the point at $${other}$ by $${moved}$ once more in the direction of the shift`,
          work: sum(other, at.second ? moved : -moved),
        },
      }),
      opening: at.first
        ? "The constant after the power is the height of the line that the graph approaches."
        : "At $x = 0$ the graph shows the value of the shifted function.",
      steps: [
        {
          text: at.first
            ? `The curve shown approaches the line $y = ${line}$, so $k ${sign} ${moved} = ${line}$.`
            : `The curve shown passes through $(0, ${start})$, so $f(0) ${sign} ${moved} = ${start}$.`,
          claim: `${at.first ? "k" : "start"} ${sign} ${moved} = ${read}`,
        },
        {
          text: `So the value is $${read} ${at.second ? "-" : "+"} ${moved} = ${key}$.`,
          claim: `${at.first ? "k" : "start"} = ${key}`,
        },
      ],
      hint: "The graph is not that of $f$ itself. How was the graph of $f$ moved?",
      tip: "Say first which function the graph belongs to; then undo the shift.",
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
  version: 5,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC24"],
  optionDesign: "orbit",
  closed: true,
  Medium: fromShiftedGraph,
});
