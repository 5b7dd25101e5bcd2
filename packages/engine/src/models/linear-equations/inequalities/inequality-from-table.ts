import type { Point } from "@sat/item";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText, slopeForm } from "../../../craft/algebra/lines.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { inline } from "../../../math/print.ts";
import type { Chance } from "../../../random/chance.ts";

/** Slope and y-intercept of a border. */
type Border = readonly [number, number];

interface Rows {
  readonly borders: readonly [Border, Border];
  /** Points on one side of the border that is the key, and on both sides of the other. */
  readonly points: readonly Point[];
  /** The twists are which border the points keep to, and whether they lie above it. */
  readonly at: Twists;
}

function height([slope, intercept]: Border, x: number): number {
  return slope * x + intercept;
}

/** Points beyond both borders, but at the x where the other border is farther out, one between them. */
function pointsFor(chance: Chance, rows: Omit<Rows, "points">, xs: readonly number[]): Point[] {
  const { borders, at } = rows;
  const [own, other] = at.first ? borders : [borders[1], borders[0]];
  const way = at.second ? 1 : -1;
  return xs.map((x): Point => {
    const [near, far] = [height(own, x), height(other, x)];
    const room = way * (far - near);
    if (room > 1) return [x, near + way * chance.int(1, room - 1)];
    return [x, near + way * chance.int(1, 6)];
  });
}

function inequality({ borders }: Rows, { first, second }: Twists) {
  const [slope, intercept] = first ? borders[0] : borders[1];
  return slopeForm(slope, intercept, second ? ">" : "<");
}

function isAbove(border: Border, [x, y]: Point): boolean {
  return y > height(border, x);
}

/** The inequality that all rows of a table satisfy. */
const fromRows = level<Rows>({
  space: 1_000_000,
  steps: 3,
  draw: (chance) => {
    const [m, n] = [chance.nonzero(7), chance.nonzero(7)];
    const [x, y] = [chance.int(0, 6), chance.int(-10, 20)];
    chance.require(Math.abs(m - n) > 1, "borders too close");
    const borders: [Border, Border] = [
      [m, y - m * x],
      [n, y - n * x],
    ];
    chance.require(
      borders.every(([, intercept]) => intercept !== 0),
      "through the origin",
    );
    const xs = [x - chance.int(1, 3), x + chance.int(1, 2), x + chance.int(3, 5)];
    const at = twists(chance);
    return { borders, points: pointsFor(chance, { borders, at }, xs), at };
  },
  build: (rows) => {
    const { points, at, borders } = rows;
    const key = inequality(rows, at);
    const [own, other] = at.first ? borders : [borders[1], borders[0]];
    const word = at.second ? "greater" : "less";
    // A row that the other border would rule out.
    const telling = points.find((point) => isAbove(other, point) !== at.second) ?? [0, 0];
    return {
      question:
        "The table shows three values of $x$ and their corresponding values of $y$. All three points $(x, y)$ are solutions to which inequality?",
      figure: dataTable(
        "Table of three points",
        ["$x$", "$y$"],
        points.map(([x, y]) => [`$${x}$`, `$${y}$`]),
      ),
      options: siblingOptions({
        at,
        answer: (each) => inequality(rows, each),
        show: formula,
        why: `In every row, $y$ is ${word} than its right side.`,
        slips: [
          { code: "condition-unchecked", deed: "testing only some of the rows" },
          {
            code: "comparison-turned-around",
            deed: `taking $y$ to be ${at.second ? "less" : "greater"} than the right side`,
          },
        ],
      }),
      opening: "Put the $x$ of each row into the right side, and compare the result with $y$.",
      steps: [
        {
          text: `For the rows, the right side of ${inline(key)} is ${points.map(([x]) => `$${height(own, x)}$`).join(", ")}; each $y$ is ${word}.`,
          claim: points
            .map(([x, y]) => `${y} - (${height(own, x)})`)
            .join(" + ")
            .concat(at.second ? " > 0" : " < 0"),
        },
        {
          text: `With the other right side, ${inline(slopeForm(other[0], other[1])).replace("y = ", "")}, the row ${pointText(telling)} goes the other way.`,
          claim: `${telling[1]} ${at.second ? "<" : ">"} ${height(other, telling[0])}`,
        },
      ],
      hint: "Test one row in all the options, and only what is left with the next row.",
      tip: "A table satisfies an inequality only if every row does: one row that fails rules it out.",
    };
  },
  facts: ({ points }) => ({
    kind: "through",
    at: points.map(([x, y]) => ({ x: `${x}`, y: `${y}` })),
    told: ["three values of $x$ $y$ all three points $(x, y)$ solutions"],
  }),
});

/** The inequality that all points of a table satisfy. */
export const inequalityFromTable = defineLevels({
  id: "inequality-from-table",
  version: 1,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE20"],
  optionDesign: "orbit",
  Medium: fromRows,
});
