import type { TableColumn, TableRow } from "../sheet.ts";

/** The two columns of a table. */
export type Columns = TableRow["columns"];

/** A cell, by its column and its row, both from nought. */
export interface CellPlace {
  readonly column: 0 | 1;
  readonly row: number;
}

/** More than a learner types, and no more than a page can show. */
const MOST_CELLS = 300;

/** Puts what was pasted or typed into a table, to the right of and below a cell; one empty row stays to type on in. */
export function filled(columns: Columns, place: CellPlace, texts: readonly string[][]): Columns {
  const column = (at: 0 | 1) => {
    const given = texts.map((line) => line[at - place.column]);
    return { ...columns[at], cells: withCells(columns[at], given, place.row) };
  };
  return trimmed([column(0), column(1)]);
}

function withCells(
  { cells }: TableColumn,
  given: readonly (string | undefined)[],
  from: number,
): string[] {
  const length = Math.min(MOST_CELLS, Math.max(cells.length, from + given.length));
  return Array.from({ length }, (_, row) => given[row - from] ?? cells[row] ?? "");
}

function trimmed([one, other]: Columns): Columns {
  const length = Math.min(MOST_CELLS, 1 + Math.max(lastFilled(one), lastFilled(other)) + 1);
  const cut = ({ name, cells }: TableColumn) => ({
    name,
    cells: Array.from({ length: Math.max(length, cells.length) }, (_, at) => cells[at] ?? ""),
  });
  return [cut(one), cut(other)];
}

function lastFilled({ cells }: TableColumn): number {
  return cells.findLastIndex((text) => text.trim() !== "");
}

/** Cells as a spreadsheet copies them: lines of cells with tabs between them; a list of texts, one a line, as well. */
export function pastedCells(text: string): string[][] {
  return text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .slice(0, MOST_CELLS)
    .map((line) => line.split("\t").map((cell) => cell.trim()));
}
