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

/** The xy-plane from -reach to reach both ways. */
function plane(reach: number, marks: readonly PlaneMark[], alt: string): PlaneFigure {
  const axis = { min: -reach, max: reach, step: reach > 12 ? 2 : 1 };
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
    reach,
    lines.map(({ through }) => ({ kind: "line", through })),
    `Two lines in the xy-plane. One ${passes(one)}. The other ${passes(other)}.`,
  );
}

/** One line. */
export function oneLine(line: ShownLine, reach: number): PlaneFigure {
  const { through } = line;
  return plane(reach, [{ kind: "line", through }], `A line in the xy-plane ${passes(line)}.`);
}

/** A shaded half-plane. */
export function halfPlane(shown: ShownHalfPlane, reach: number): PlaneFigure {
  const { through, side, strict } = shown;
  return plane(
    reach,
    [{ kind: "half-plane", through, side, strict }],
    `A ${strict ? "dashed" : "solid"} line in the xy-plane ${passes(shown)}. The side of the line with the point ${pair(side)} is shaded.`,
  );
}
