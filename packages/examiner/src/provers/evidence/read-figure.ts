import type { Figure } from "@sat/item";
import { UnprovenError } from "../../solving/unproven.ts";

/** What a figure shows of each group: its value in the first and in the last column. */
export type Shown = ReadonlyMap<string, readonly [number, number]>;

/** Reads tables, bars and lines alike. Throws when a group is missing or shown twice. */
export function readFigure(figure: Figure | undefined, rows: readonly string[]): Shown {
  const shown = entriesOf(figure);
  const data = new Map(
    rows.map((row) => {
      const own = shown.filter(([name]) => name.toLowerCase() === row.toLowerCase());
      const [entry, ...more] = own;
      const [first, last] = [entry?.[1][0], entry?.[1].at(-1)];
      if (first === undefined || last === undefined || more.length > 0) {
        throw new UnprovenError(`the figure does not show ${row} once`);
      }
      return [row, [first, last] as const];
    }),
  );
  if (shown.length !== data.size) throw new UnprovenError("the figure shows another group");
  return data;
}

/** Every group with all of its values, in the order of the columns. */
function entriesOf(figure: Figure | undefined): (readonly [name: string, values: number[]])[] {
  switch (figure?.kind) {
    case "table":
      return figure.rows.map(([name = "", ...cells]) => [
        name,
        cells.map((cell) => Number(cell.replaceAll(",", ""))),
      ]);
    case "bar-chart":
      return figure.categories.map((name, at) => [
        name,
        figure.series.map(({ values }) => values[at] ?? Number.NaN),
      ]);
    case "line-graph":
      return figure.series.map(({ name, points }) => [name, points.map(([, y]) => y)]);
    default:
      throw new UnprovenError("there is no figure with groups");
  }
}
