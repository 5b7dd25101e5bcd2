import type { Point } from "@sat/item";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText } from "../../../craft/algebra/lines.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { inline } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

interface Line {
  readonly x: number;
  readonly y: number;
  /** The two differences between the points, in lowest terms or not. */
  readonly one: number;
  readonly other: number;
  /** The twists are whether the line rises, and which of the differences is the rise. */
  readonly at: Twists;
}

/** Rise and run between the two points. */
function change({ one, other }: Line, { first, second }: Twists): readonly [number, number] {
  const [rise, run] = second ? [one, other] : [other, one];
  return [first ? rise : -rise, run];
}

function slope(line: Line, at: Twists): Rational {
  const [rise, run] = change(line, at);
  return rational(rise, run);
}

/** So many points of the line, equally far apart. */
function pointsOf(line: Line, count: number): Point[] {
  const [rise, run] = change(line, line.at);
  return Array.from({ length: count }, (_, at) => [line.x + at * run, line.y + at * rise]);
}

function draw(chance: Chance): Line {
  const [one, other] = [chance.int(2, 14), chance.int(2, 14)];
  chance.require(one < other && other % one !== 0, "a slope is whole");
  return { x: chance.nonzero(12), y: chance.nonzero(15), one, other, at: twists(chance) };
}

/** A difference with its subtraction written out. */
function difference(to: number, from: number): string {
  return `${to} - ${from < 0 ? `(${from})` : from}`;
}

function build(line: Line, asTable: boolean): Draft {
  const { at } = line;
  const [first = [0, 0], second = [0, 0], third = [0, 0]] = pointsOf(line, 3);
  const [rise, run] = change(line, at);
  const key = slope(line, at);
  const ask = "What is the slope of the line?";
  return {
    question: asTable
      ? `The table shows three values of $x$ and their corresponding values of $y$. In the $xy$-plane, the points $(x, y)$ lie on a line. ${ask}`
      : `In the $xy$-plane, a line passes through the points ${pointText(first)} and ${pointText(second)}. ${ask}`,
    ...(asTable
      ? {
          figure: dataTable(
            "Table of three points of a line",
            ["$x$", "$y$"],
            [first, second, third].map(([x, y]) => [`$${x}$`, `$${y}$`]),
          ),
        }
      : {}),
    options: siblingOptions({
      at,
      answer: (each) => slope(line, each),
      show: numeral,
      why: `While $x$ grows by $${run}$, $y$ changes by $${rise}$.`,
      slips: [
        {
          code: "opposite-sign",
          deed: "subtracting the coordinates in different orders above and below",
        },
        { code: "ratio-upside-down", deed: "dividing the change of $x$ by the change of $y$" },
      ],
    }),
    opening: "The slope is the change of $y$ divided by the change of $x$ between two points.",
    steps: [
      {
        text: `From ${pointText(first)} to ${pointText(second)}, $y$ changes by $${difference(second[1], first[1])} = ${rise}$ and $x$ by $${difference(second[0], first[0])} = ${run}$.`,
        claim: `(${second[1]} - (${first[1]}))/(${second[0]} - (${first[0]})) = (${rise})/(${run})`,
      },
      { text: `So the slope is ${inline(key)}.` },
    ],
    hint: "By how much does $x$ change from one point to the other, and by how much does $y$?",
    tip: "Subtract the coordinates in the same order above and below the fraction bar.",
  };
}

function ofPoints(asTable: boolean, steps: number) {
  return level<Line>({
    space: 100_000,
    steps,
    draw,
    build: (line) => build(line, asTable),
    facts: (line) => {
      const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = pointsOf(line, 2);
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
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC07"],
  optionDesign: "orbit",
  Easy: ofPoints(false, 1),
  Medium: ofPoints(true, 2),
});
