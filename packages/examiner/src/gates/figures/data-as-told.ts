import type { Figure, ScatterplotFigure, TableFigure } from "@sat/item";
import { fromLine } from "./places.ts";
import { EXACT, pointsTold } from "./plane-as-told.ts";
import { namesInOrder, timesTold } from "./spoken.ts";

type DataFigure = Exclude<Figure, { kind: "geometry" | "plane" | "solid" }>;

/** The text alternative tells the data of a table or chart in one of the orders in which they are read aloud. */
export function dataFaults(figure: DataFigure): string[] {
  const readings = figure.kind === "table" ? readingsOfTable(figure) : [readingOf(figure)];
  const isTold = readings.some((names) => namesInOrder(figure.alt, names));
  return isTold && (figure.kind !== "scatterplot" || fitIsTold(figure))
    ? []
    : ["the text alternative does not tell the data of the figure in their order"];
}

/** A line of best fit is told last, by two of its points. */
function fitIsTold({ alt, fit, x }: ScatterplotFigure): boolean {
  return (
    fit === undefined ||
    pointsTold(alt)
      .slice(-2)
      .every((point) => fromLine(fit, point) <= EXACT * (x.max - x.min))
  );
}

type Reading = readonly (string | number)[];

/** The order in which a chart's data are read aloud. */
function readingOf(chart: Exclude<DataFigure, TableFigure>): Reading {
  switch (chart.kind) {
    case "bar-chart":
      return chart.categories.flatMap((category, place) => [
        category,
        ...chart.series.flatMap(({ name, values }) => [
          ...nameAmong(chart.series, name),
          values[place] ?? 0,
        ]),
      ]);
    case "line-graph":
      return chart.series.flatMap(({ name, points }) => [
        ...nameAmong(chart.series, name),
        ...points.flat(),
      ]);
    case "scatterplot":
      return chart.points.flat();
    case "dot-plot":
      return chart.counts.flatMap(({ value, count }) => [value, count]);
    case "histogram":
      return chart.counts.flatMap((count, place) => [
        ...chart.edges.slice(place, place + 2),
        count,
      ]);
    case "box-plot":
      return chart.boxes.flatMap(({ name, five }) => [...nameAmong(chart.boxes, name), ...five]);
    case "number-line":
      return chart.points.map(({ at }) => at);
  }
}

/** What is shown alone is not named. */
function nameAmong({ length }: readonly unknown[], name: string): readonly string[] {
  return length > 1 ? [name] : [];
}

/** The cells of a row with their heads, or without. */
type Layout = (cells: readonly string[]) => Reading;

/** The orders in which a table's cells may be read aloud. */
function readingsOfTable({ alt, columns: [first = "", ...others], rows }: TableFigure): Reading[] {
  // The alternative may put a head in other words, but a number at the head of a row is data.
  const told = (head: string) => (timesTold(alt, head) > 0 ? head : "");
  const side = (head: string) => (/\d/.test(head) ? head : told(head));
  const heads = others.map(told);
  const headed: Layout = (cells) => cells.flatMap((cell, place) => [heads[place] ?? "", cell]);
  const followed: Layout = (cells) => cells.flatMap((cell, place) => [cell, heads[place] ?? ""]);
  const bare: Layout = (cells) => cells;
  const byRow = (sides: (head: string) => Reading, layout: Layout, firstRow = layout) =>
    rows.flatMap(([head = "", ...cells], place) => [
      ...sides(head),
      ...(place === 0 ? firstRow : layout)(cells),
    ]);
  // The first head may be told with each row: "Ferry Upper: 410", "Upper ferry: 410".
  const own = timesTold(alt, first) - timesTold(rows.map(([head]) => head).join(" "), first);
  if (own >= rows.length) {
    return [
      byRow((head) => [first, side(head)], headed),
      [...heads, ...byRow((head) => [`${head} ${first}`], bare)],
    ];
  }
  // The other heads may be told with each row, before all rows, or with the first row alone.
  const sides = (head: string) => [side(head)];
  return [
    byRow(sides, headed),
    [...heads, ...byRow(sides, bare)],
    byRow(sides, bare, headed),
    byRow(sides, bare, followed),
  ];
}
