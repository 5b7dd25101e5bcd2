import type { PlaneFigure, PlaneMark, Point } from "@sat/item";

/** A line by two of its points, as an alternative text names it. */
export interface ShownLine {
  readonly through: readonly [Point, Point];
  readonly label?: string;
}

/** Half-planes are drawn with a solid border or a dashed one. */
export interface ShownHalfPlane extends ShownLine {
  /** A point of the shaded side. */
  readonly side: Point;
  readonly strict: boolean;
}

/** How far the plane reaches from the origin, and how far apart its grid lines are. */
interface Grid {
  readonly reach: number;
  readonly step: number;
}

/** The xy-plane, alike in both directions. */
function plane({ reach, step }: Grid, marks: readonly PlaneMark[], alt: string): PlaneFigure {
  const axis = { min: -reach, max: reach, step };
  return {
    kind: "plane",
    x: { ...axis, label: "$x$" },
    y: { ...axis, label: "$y$" },
    marks,
    alt,
  };
}

function pair([x, y]: Point): string {
  return `(${x}, ${y})`;
}

function passes({ through }: ShownLine): string {
  return `passes through the points ${pair(through[0])} and ${pair(through[1])}`;
}

/** Two lines; the alternative text gives two points of each, not where they cross. */
export function twoLines(lines: readonly [ShownLine, ShownLine], reach: number): PlaneFigure {
  const [one, other] = lines;
  return plane(
    { reach, step: 1 },
    lines.map(({ through }) => ({ kind: "line", through })),
    `Two lines in the xy-plane. One ${passes(one)}. The other ${passes(other)}.`,
  );
}

/** One line. */
export function oneLine(line: ShownLine, reach: number): PlaneFigure {
  const { through } = line;
  return plane(
    { reach, step: 1 },
    [{ kind: "line", through }],
    `A line in the xy-plane ${passes(line)}.`,
  );
}

/** A shaded half-plane. */
export function halfPlane(shown: ShownHalfPlane, grid: Grid): PlaneFigure {
  const { through, side, strict } = shown;
  return plane(
    grid,
    [{ kind: "half-plane", through, side, strict }],
    `A ${strict ? "dashed" : "solid"} line in the xy-plane ${passes(shown)}. The side of the line with the point ${pair(side)} is shaded.`,
  );
}
