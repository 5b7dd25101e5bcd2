import { termAt } from "../../../craft/algebra/term-at.ts";
import type { Point } from "@sat/item";
import { dataTable } from "../../../craft/figures/data-table.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { pointText, slopeForm } from "../../../craft/algebra/lines.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { type Expression, equation, polynomial, relation, sum } from "../../../math/expression.ts";
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

function rightOf([slope, intercept]: Border): Expression {
  return polynomial([intercept, slope], "x");
}

/** "$3 \cdot 4 - 5 = 7$" */
function workAt([slope, intercept]: Border, [x]: Point): string {
  const term = termAt(slope, x);
  return inline(equation(sum(term, intercept), slope * x + intercept));
}

/** "$9 > 7$" */
function comparedAt(border: Border, [x, y]: Point): string {
  const right = height(border, x);
  return inline(relation(y, y > right ? ">" : "<", right));
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
    const contrary = points.find((point) => isAbove(other, point) === at.second) ?? [0, 0];
    const [first = [0, 0]] = points;
    const onlySome = (tested: Point, failing: Point): Misstep => ({
      code: "condition-unchecked",
      deed: `testing only the row with $x = ${tested[0]}$, although ${comparedAt(other, failing)} in the row with $x = ${failing[0]}$,`,
    });
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
        why: `In every row, $y$ is ${word} than ${inline(rightOf(own))}: ${points.map((point) => comparedAt(own, point)).join(", ")}.`,
        slips: [
          onlySome(contrary, telling),
          {
            code: "comparison-turned-around",
            deed: `writing the sign for $y$ ${at.second ? "less" : "greater"} than the right side, although ${comparedAt(own, first)} in the row with $x = ${first[0]}$,`,
          },
        ],
        corner: onlySome(telling, contrary),
      }),
      opening:
        "Substitute the $x$ of each row into the right side, and compare the result with $y$.",
      steps: [
        {
          text: `Compare $y$ with ${inline(rightOf(other))} in the row ${pointText(telling)}.\n\n${workAt(other, telling)}\n\n${comparedAt(other, telling)}`,
          claim: `${telling[1]} ${at.second ? "<" : ">"} ${height(other, telling[0])}`,
        },
        {
          text: `In the row ${pointText(contrary)}, the comparison is the opposite, so neither sign fits with this side.\n\n${workAt(other, contrary)}\n\n${comparedAt(other, contrary)}`,
        },
        {
          text: `Find the value of the other right side, ${inline(rightOf(own))}, in all three rows.\n\n${points.map((point) => workAt(own, point)).join("\n\n")}`,
        },
        {
          text: `Each $y$ is ${word}: ${points.map((point) => comparedAt(own, point)).join(", ")}.\n\n${inline(key)}`,
          claim: points
            .map(([x, y]) => `${y} - (${height(own, x)})`)
            .join(" + ")
            .concat(at.second ? " > 0" : " < 0"),
        },
      ],
      hint: `What are the values of ${inline(rightOf(borders[0]))} and ${inline(rightOf(borders[1]))} when $x = ${first[0]}$, and how does $y = ${first[1]}$ compare with them?`,
      tip: "An inequality fits a table only if every row satisfies it: one row that fails rules it out.",
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
  version: 3,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE20"],
  optionDesign: "orbit",
  Medium: fromRows,
});
