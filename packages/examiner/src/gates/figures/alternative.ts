import type { Figure } from "@sat/item";
import type { Gate } from "../gate.ts";
import { angleFaults } from "./angles-as-told.ts";
import { placeFaults } from "./drawn-as-said.ts";
import { inkFaults } from "./ink.ts";
import { labelFaults, numberFaults } from "./labels-as-told.ts";
import { fromLine } from "./places.ts";
import { EXACT, planeFaults, pointsTold } from "./plane-as-told.ts";
import { solidFaults } from "./solid-as-told.ts";
import { namesInOrder, timesTold } from "./spoken.ts";

/** What is read aloud for a figure tells the data that are drawn, in their order, at the places where they are drawn. */
export const alternative: Gate = {
  id: "alternative",
  kinds: "both",
  check: ({ item: { figure, question } }) =>
    figure === undefined ? [] : faultsOf(figure, question),
};

function faultsOf(figure: Figure, question: string): string[] {
  switch (figure.kind) {
    case "plane":
      return planeFaults(figure);
    case "solid":
      return solidFaults(figure);
    case "geometry": {
      const labels = [...figure.segments, ...figure.angles, ...(figure.arcs ?? [])];
      return [
        ...numberFaults(
          figure.alt,
          labels.flatMap(({ label }) => label ?? []),
          question,
        ),
        ...labelFaults(figure),
        ...placeFaults(figure),
        ...inkFaults(figure),
        ...angleFaults(figure),
      ];
    }
    default:
      return readingsOf(figure).some((names) => namesInOrder(figure.alt, names)) &&
        fitIsTold(figure)
        ? []
        : ["the text alternative does not tell the data of the figure in their order"];
  }
}

/** A line of best fit is told last, by two of its points. */
function fitIsTold(figure: Figure): boolean {
  if (figure.kind !== "scatterplot" || figure.fit === undefined) return true;
  const { fit, x, alt } = figure;
  return pointsTold(alt)
    .slice(-2)
    .every((point) => fromLine(fit, point) <= EXACT * (x.max - x.min));
}

type Reading = readonly (string | number)[];

/** The orders in which a figure's data may be read aloud. */
function readingsOf(
  figure: Exclude<Figure, { kind: "geometry" | "plane" | "solid" }>,
): readonly Reading[] {
  switch (figure.kind) {
    case "table":
      return readingsOfTable(figure);
    case "bar-chart":
      return [
        figure.categories.flatMap((category, place) => [
          category,
          ...figure.series.flatMap(({ name, values }) => [
            ...(figure.series.length > 1 ? [name] : []),
            values[place] ?? 0,
          ]),
        ]),
      ];
    case "line-graph":
      return [
        figure.series.flatMap(({ name, points }) => [
          ...(figure.series.length > 1 ? [name] : []),
          ...points.flat(),
        ]),
      ];
    case "scatterplot":
      return [figure.points.flat()];
    case "dot-plot":
      return [figure.counts.flatMap(({ value, count }) => [value, count])];
    case "histogram":
      return [
        figure.counts.flatMap((count, place) => [
          figure.edges[place] ?? 0,
          figure.edges[place + 1] ?? 0,
          count,
        ]),
      ];
    case "box-plot":
      return [
        figure.boxes.flatMap(({ name, five }) => [
          ...(figure.boxes.length > 1 ? [name] : []),
          ...five,
        ]),
      ];
    case "number-line":
      return [figure.points.map(({ at }) => at)];
  }
}

type Table = Extract<Figure, { kind: "table" }>;
/** The cells of a row with their heads, or without. */
type Layout = (cells: readonly string[]) => Reading;

function readingsOfTable({ alt, columns: [first = "", ...others], rows }: Table): Reading[] {
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
