import type { StudyData } from "@sat/content";
import type { BarChartFigure, Figure, LineGraphFigure } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import type { Chance } from "../../random/chance.ts";
import { plainTable } from "../figures/plain-table.ts";
import { type Pair, amount, printed } from "./table-values.ts";

export type Shown = "table" | "bars" | "lines";

/** Most grid lines of a drawn scale. */
const MOST_LINES = 16;

/** How a study's data may be shown: steps over time or doses as lines, anything of few grid lines as bars. */
export function drawShown({ points, high, step }: StudyData, chance: Chance): Shown {
  const canBeDrawn = high / step <= MOST_LINES;
  if (!canBeDrawn || chance.flip()) return "table";
  return points === undefined ? "bars" : "lines";
}

/** What a learner calls the figure. */
export const NAMES: Readonly<Record<Shown, string>> = {
  table: "table",
  bars: "graph",
  lines: "graph",
};

/** The data of a study, in the order of its groups. */
export function studyFigure(data: StudyData, shown: Shown, pairs: readonly Pair[]): Figure {
  switch (shown) {
    case "table":
      return table(data, pairs);
    case "bars":
      return bars(data, pairs);
    case "lines":
      return lines(data, pairs);
  }
}

function table(data: StudyData, pairs: readonly Pair[]): Figure {
  const { rows, rowHead, columns, title, measure, points } = data;
  const heads = points === undefined ? columns.map(({ head }) => head) : headsOf(data);
  const cells = pairs.map((pair, at) =>
    points === undefined ? pair : between(pair, points.at, BENDS[at]),
  );
  return {
    ...plainTable({
      shows: `${inside(measure)}${points === undefined ? "" : ` by ${inside(points.label)}`}, titled ${title}`,
      columns: [rowHead, ...heads],
      rows: rows.map((row, at) => [
        capitalized(row),
        ...(cells[at] ?? []).map((value) => printed(data, value, false)),
      ]),
      rowHeaders: true,
    }),
    title:
      points === undefined
        ? `${title} (${measure})`
        : `${title} (${measure} by ${inside(points.label)})`,
  };
}

/** A label as it stands inside a sentence. */
function inside(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The heads of all steps: the ends as the study names them, the rest by their number. */
function headsOf({ columns, points }: StudyData): string[] {
  const at = points?.at ?? [];
  const [first, last] = columns;
  const unit = /^[\d,.]+(.*)$/.exec(last.head)?.[1] ?? "";
  return at.map((point, place) => {
    if (place === 0) return first.head;
    return place === at.length - 1 ? last.head : `${point}${unit}`;
  });
}

/** How the values of each group run: evenly, mostly early, mostly late. */
const BENDS = [0, 0.5, -0.5, 0.2] as const;

/** Values that lead from the first to the last. */
function between([first, last]: Pair, at: readonly number[], bend = 0): number[] {
  const [from = 0] = at;
  const to = at.at(-1) ?? 1;
  return at.map((point) => {
    const part = (point - from) / (to - from);
    return Math.round(first + (last - first) * (part + bend * part * (1 - part)));
  });
}

function bars(data: StudyData, pairs: readonly Pair[]): BarChartFigure {
  const { rows, rowHead, columns, title, measure } = data;
  const categories = rows.map(capitalized);
  const told = categories.map((category, at) => {
    const [x, y] = pairs[at] ?? [0, 0];
    return `${category}: ${columns[0].head}, ${printed(data, x, true)}; ${columns[1].head}, ${printed(data, y, true)}`;
  });
  return {
    kind: "bar-chart",
    title,
    categories,
    series: [0, 1].map((column) => ({
      name: columns[column === 0 ? 0 : 1].head,
      values: pairs.map((pair) => amount(data, pair[column === 0 ? 0 : 1])),
    })),
    y: axisOf(data, pairs),
    xLabel: rowHead,
    alt: `Bar graph titled ${title}. ${measure}. ${told.join(". ")}.`,
  };
}

function axisOf(data: StudyData, pairs: readonly Pair[]): BarChartFigure["y"] {
  const most = Math.max(...pairs.flat().map((value) => amount(data, value)));
  const steps = Math.ceil(most / data.step) + 1;
  const max = Number((steps * data.step).toFixed(1));
  return { min: 0, max, step: data.step, label: data.measure };
}

function lines(data: StudyData, pairs: readonly Pair[]): LineGraphFigure {
  const { rows, title, measure, points } = data;
  const at = points?.at ?? [];
  const label = points?.label ?? "";
  const series = pairs.map((pair, row) => ({
    name: capitalized(rows[row] ?? ""),
    points: between(pair, at, BENDS[row]).map(
      (value, place) => [at[place] ?? 0, amount(data, value)] as const,
    ),
  }));
  const told = series.map(({ name, points: each }) => {
    return `${name}: ${each.map(([x, y]) => `${x}, ${y}`).join("; ")}`;
  });
  const [from = 0, next = 1] = at;
  return {
    kind: "line-graph",
    title,
    x: { min: from, max: at.at(-1) ?? 1, step: next - from, label },
    y: axisOf(data, pairs),
    series,
    alt: `Line graph titled ${title}. ${measure} by ${inside(label)}. ${told.join(". ")}.`,
  };
}
