import type { Axis, Figure, GeometryFigure, Region } from "@sat/item";

/** Most steps of an axis; each is a line and a number to draw. */
const MOST_STEPS = 100;

/** What is wrong with a figure of an export, each field of which is well formed: it could not be drawn. */
export function figureFaults(figure: Figure | undefined): string[] {
  if (figure === undefined) return [];
  const claims = [...axesOf(figure).map(axisClaim), ...claimsOf(figure)];
  return claims.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

type Claim = readonly [holds: boolean, fault: string];

function axisClaim({ min, max, step }: Axis): Claim {
  const isSound = min < max && step > 0 && (max - min) / step <= MOST_STEPS;
  return [isSound, `Has an axis from ${min} to ${max} by ${step}`];
}

function axesOf(figure: Figure): Axis[] {
  switch (figure.kind) {
    case "plane":
    case "line-graph":
    case "scatterplot":
      return [figure.x, figure.y];
    case "bar-chart":
      return [figure.y];
    case "histogram":
      return [figure.y, axisThrough(figure.edges)];
    case "dot-plot":
      return figure.counts.length < 2 ? [] : [axisThrough(figure.counts.map(({ value }) => value))];
    case "box-plot":
    case "number-line":
      return [figure.axis];
    case "geometry":
    case "solid":
    case "table":
      return [];
  }
}

/** The axis that has a step at each of the values: as fine as the two that are nearest to each other. */
function axisThrough(values: readonly number[]): Axis {
  const sorted = values.toSorted((one, other) => one - other);
  const gaps = sorted.slice(1).map((value, at) => value - (sorted[at] ?? value));
  return { min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0, step: Math.min(...gaps) };
}

function claimsOf(figure: Figure): Claim[] {
  switch (figure.kind) {
    case "geometry":
      return [
        [figure.points.length > 0, "Has no point"],
        [hasItsPoints(figure), "Names a point that it has not"],
      ];
    case "table":
      return [
        [
          figure.rows.every((row) => row.length === figure.columns.length),
          "Has not a cell for each column",
        ],
      ];
    case "bar-chart":
      return [
        [
          figure.series.every(({ values }) => values.length === figure.categories.length),
          "Has not a bar for each category",
        ],
      ];
    case "histogram":
      return [
        [
          figure.edges.length === figure.counts.length + 1,
          "Has not a count between each two edges",
        ],
      ];
    default:
      return [];
  }
}

function hasItsPoints({ points, segments, angles, circles, ...rest }: GeometryFigure): boolean {
  const { arcs = [], shaded = [], blank = [] } = rest;
  const known = new Set(points.map(({ name }) => name));
  return [
    ...segments.flatMap(({ from, to }) => [from, to]),
    ...angles.flatMap(({ at, from, to }) => [at, from, to]),
    ...circles.map(({ center }) => center),
    ...arcs.flatMap(({ center, from, to }) => [center, from, to]),
    ...[...shaded, ...blank].flatMap(namesOf),
  ].every((name) => known.has(name));
}

function namesOf(region: Region): readonly string[] {
  if (!("center" in region)) return region;
  return "radius" in region ? [region.center] : [region.center, region.from, region.to];
}
