import type { Axis, Figure } from "@sat/item";
import { axisFaults, outside } from "./axis.ts";

type Chart = Exclude<Figure, { kind: "plane" | "geometry" | "solid" }>;

/** A chart has as many values as places for them, all inside its axes. */
export function chartFaults(chart: Chart): string[] {
  switch (chart.kind) {
    case "table":
      return claim(
        chart.rows.every((row) => row.length === chart.columns.length),
        "a row of the table has not one cell for each column",
      );
    case "bar-chart":
      return [
        ...onAxis(
          chart.y,
          chart.series.flatMap(({ values }) => values),
          "y-axis",
        ),
        ...claim(
          chart.series.every(({ values }) => values.length === chart.categories.length),
          "a series has not one bar for each category",
        ),
      ];
    case "line-graph":
      return planar(
        chart,
        chart.series.flatMap(({ points }) => points),
      );
    case "scatterplot":
      return planar(chart, chart.points);
    case "dot-plot":
      return claim(
        chart.counts.every(({ count }) => Number.isSafeInteger(count) && count >= 0),
        "a count of dots is not a whole number",
      );
    case "histogram":
      return [
        ...onAxis(chart.y, chart.counts, "y-axis"),
        ...claim(chart.edges.length === chart.counts.length + 1, "bins and counts do not match"),
        ...claim(evenlySpaced(chart.edges), "the bins are not of one width"),
      ];
    case "box-plot":
      return [
        ...onAxis(
          chart.axis,
          chart.boxes.flatMap(({ five }) => five),
          "axis",
        ),
        ...claim(
          chart.boxes.every(({ five }) => ascends(five)),
          "five numbers do not ascend",
        ),
      ];
    case "number-line":
      return onAxis(
        chart.axis,
        chart.points.map(({ at }) => at),
        "axis",
      );
  }
}

function claim(holds: boolean, complaint: string): string[] {
  return holds ? [] : [complaint];
}

function onAxis(axis: Axis, values: readonly number[], name: string): string[] {
  return [...axisFaults(axis, name), ...outside(axis, values, name)];
}

function planar(
  { x, y }: { readonly x: Axis; readonly y: Axis },
  points: readonly (readonly [number, number])[],
): string[] {
  return [
    ...onAxis(
      x,
      points.map(([at]) => at),
      "x-axis",
    ),
    ...onAxis(
      y,
      points.map(([, at]) => at),
      "y-axis",
    ),
  ];
}

function ascends(values: readonly number[]): boolean {
  return values.slice(1).every((value, at) => value >= (values[at] ?? value));
}

function evenlySpaced(edges: readonly number[]): boolean {
  const [first = 0, second = 0] = edges;
  const width = second - first;
  return width > 0 && edges.every((edge, at) => Math.abs(edge - first - at * width) < 1e-9);
}
