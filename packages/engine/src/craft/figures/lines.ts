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
export function oneLine(line: ShownLine, grid: Grid): PlaneFigure {
  const { through } = line;
  return plane(grid, [{ kind: "line", through }], `A line in the xy-plane ${passes(line)}.`);
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

/** Amounts of two things that can be had together: a segment between the axes, which start at 0. */
export function tradeOff(shown: {
  readonly across: number;
  readonly up: number;
  readonly labels: readonly [string, string];
  readonly steps: readonly [number, number];
}): PlaneFigure {
  const { across, up, labels, steps } = shown;
  const axis = (end: number, step: number, label: string) => ({
    min: 0,
    max: (Math.floor(end / step) + 1) * step,
    step,
    label,
  });
  return {
    kind: "plane",
    x: axis(across, steps[0], labels[0]),
    y: axis(up, steps[1], labels[1]),
    marks: [{ kind: "segment", from: [0, up], to: [across, 0] }],
    alt: `A graph with the ${labels[0].toLowerCase()} on the x-axis and the ${labels[1].toLowerCase()} on the y-axis shows a line segment from (0, ${up}) to (${across}, 0).`,
  };
}
