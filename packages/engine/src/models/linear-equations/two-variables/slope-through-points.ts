import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { pointText } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { aroundSquare } from "../../../craft/options/square.ts";
import { type Ways, drawWays } from "../../../craft/options/ways.ts";
import { quotient, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Line {
  readonly x: number;
  readonly y: number;
  /** The two differences between the points, in lowest terms or not. */
  readonly one: number;
  readonly other: number;
  /** Whether the line rises, and whether `one` is the rise. */
  readonly ways: Ways<"rises" | "flat">;
}

/** Two points of the line, the slope between them, and its rise and run. */
function between({ x, y, one, other, ways }: Line) {
  const [steps, run] = ways.flat ? [one, other] : [other, one];
  const rise = ways.rises ? steps : -steps;
  return { x1: x, y1: y, x2: x + run, y2: y + rise, rise, run, slope: rational(rise, run) };
}

function slipsOf(line: Line, chance: Chance): PoolSlip[] {
  const { x1, y1, x2, y2, slope } = between(line);
  const [rise, run] = [sum(y2, -y1), sum(x2, -x1)];
  return aroundSquare({
    chance,
    key: numeral(slope),
    corners: [
      slipTo(quotient(run, rise), {
        code: "ratio-upside-down",
        deed: "dividing the change in $x$ by the change in $y$",
        step: 3,
      }),
      slipTo(quotient(rise, sum(x1, -x2)), {
        code: "opposite-sign",
        deed: "subtracting the $x$-coordinates in the opposite order from the $y$-coordinates",
        step: 2,
      }),
      slipTo(quotient(sum(x1, -x2), rise), {
        code: "wrong-formula",
        deed: "taking the negative reciprocal of the slope, as for a perpendicular line,",
        step: 3,
      }),
    ],
    others: chance.shuffle([
      slipTo(quotient(sum(y2, y1), run), {
        ...(y1 < 0
          ? { code: "sign-lost", deed: `subtracting $${-y1}$ instead of $${y1}$ from $${y2}$` }
          : {
              code: "opposite-operation",
              deed: "adding the $y$-coordinates instead of subtracting them",
            }),
        isClassic: true,
        step: 1,
      }),
      slipTo(quotient(rise, sum(x2, x1)), {
        ...(x1 < 0
          ? { code: "sign-lost", deed: `subtracting $${-x1}$ instead of $${x1}$ from $${x2}$` }
          : {
              code: "opposite-operation",
              deed: "adding the $x$-coordinates instead of subtracting them",
            }),
        isClassic: true,
        step: 2,
      }),
      slipTo(quotient(sum(y2, y1), sum(x2, x1)), {
        code: "wrong-formula",
        deed: "adding the coordinates, as for a midpoint,",
        step: 1,
      }),
    ]),
  });
}

/** A difference with its subtraction written out. */
function difference(to: number, from: number): string {
  return `${to} - ${from < 0 ? `(${from})` : from}`;
}

function stepsOf(line: Line): Step[] {
  const { x1, y1, x2, y2, rise, run, slope } = between(line);
  const [unreduced, reduced] = [inline(quotient(rise, run)), inline(slope)];
  return [
    {
      text: `Subtract the $y$-coordinate of ${pointText([x1, y1])} from that of ${pointText([x2, y2])}.\n\n$${difference(y2, y1)} = ${rise}$`,
      claim: `${y2} - (${y1}) = ${rise}`,
    },
    {
      text: `Subtract the $x$-coordinates in the same order.\n\n$${difference(x2, x1)} = ${run}$`,
      claim: `${x2} - (${x1}) = ${run}`,
    },
    {
      text: `Divide the change in $y$ by the change in $x$.\n\n${unreduced === reduced ? `$m = ${reduced.slice(1)}` : `$m = ${unreduced.slice(1, -1)} = ${reduced.slice(1)}`}`,
      claim: `m = ${code(slope)}`,
    },
  ];
}

function question(line: Line, asTable: boolean) {
  const { x1, y1, x2, y2, rise, run } = between(line);
  if (!asTable)
    return {
      question: `In the $xy$-plane, a line passes through the points ${pointText([x1, y1])} and ${pointText([x2, y2])}. What is the slope of the line?`,
    };
  const rows = [0, 1, 2].map((at) => [x1 + at * run, y1 + at * rise]);
  return {
    question:
      "The table shows three values of $x$ and their corresponding values of $y$. There is a linear relationship between $x$ and $y$. What is the slope of the line that represents this relationship in the $xy$-plane?",
    figure: dataTable(
      "Table of three points of a line",
      ["$x$", "$y$"],
      rows.map(([x, y]) => [`$${x}$`, `$${y}$`]),
    ),
  };
}

function ofPoints(asTable: boolean, steps: number) {
  return poolLevel<Line>({
    space: 100_000,
    steps,
    draw: (chance) => {
      const [one, other] = [chance.int(2, 14), chance.int(2, 14)];
      chance.require(one < other && other % one !== 0, "a slope is whole");
      const ways = drawWays(chance, "rises", "flat");
      const line = { x: chance.nonzero(12), y: chance.nonzero(15), one, other, ways };
      const { x1, y1, x2, y2 } = between(line);
      chance.require(x2 !== 0 && y2 !== 0, "a point on an axis");
      chance.require(x1 + x2 !== 0 && y1 + y2 !== 0, "a sum of 0");
      return line;
    },
    key: (line) => numeral(between(line).slope),
    slips: slipsOf,
    word: (line) => {
      const { x1, x2, rise, run } = between(line);
      return {
        ...question(line, asTable),
        why: `Each time $x$ increases by $${run}$, $y$ ${rise > 0 ? "increases" : "decreases"} by $${Math.abs(rise)}$.`,
        opening: asTable
          ? "Any two rows give the slope: divide the change in $y$ by the change in $x$."
          : "The slope is the change in $y$ divided by the change in $x$ between the two points.",
        steps: stepsOf(line),
        hint: `As $x$ goes from $${x1}$ to $${x2}$, does $y$ increase or decrease, and by how much?`,
        tip: asTable
          ? "Check a slope with another pair of rows of the table: it must be the same."
          : "Look at the sign first: a line that falls from left to right has a negative slope.",
      };
    },
    facts: (line) => {
      const { x1, y1, x2, y2 } = between(line);
      return {
        kind: "value",
        given: [`${y1} = m*(${x1}) + start`, `${y2} = m*(${x2}) + start`],
        ask: "m",
        told: [
          asTable
            ? "three values of $x$ $y$"
            : `points ${pointText([x1, y1])} and ${pointText([x2, y2])}`,
          "slope",
        ],
      };
    },
  });
}

/** The slope of a line through points that are given, alone or in a table. */
export const slopeThroughPoints = defineLevels({
  id: "slope-through-points",
  version: 3,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC07"],
  optionDesign: "pool",
  Easy: ofPoints(false, 1),
  Medium: ofPoints(true, 2),
});
