import type { TableFigure } from "@sat/item";

/** A table of two or more columns; `about` begins its text alternative: "Frequency table of eggs by nest". */
export function dataTable(
  about: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): TableFigure {
  const lines = rows.map((row) => row.map(String));
  const told = lines.map((row) =>
    row.map((cell, at) => toldCell(columns[at] ?? "", cell)).join(", "),
  );
  return {
    kind: "table",
    columns,
    rows: lines,
    rowHeaders: false,
    alt: `${about}. ${told.join("; ")}.`.replaceAll("$", ""),
  };
}

/** A cell after the head of its column; a head that ends in a number is parted from it: "Team 1: 3". */
function toldCell(head: string, cell: string): string {
  return `${head}${/\d$/.test(head) ? ":" : ""} ${cell}`;
}
