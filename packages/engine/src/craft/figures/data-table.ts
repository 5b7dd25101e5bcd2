import type { TableFigure } from "@sat/item";

/** A table of two or more columns; `about` begins its text alternative: "Frequency table of eggs by nest". */
export function dataTable(
  about: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): TableFigure {
  const lines = rows.map((row) => row.map(String));
  const told = lines.map((row) => row.map((cell, at) => `${columns[at] ?? ""} ${cell}`).join(", "));
  return {
    kind: "table",
    columns,
    rows: lines,
    rowHeaders: false,
    alt: `${about}. ${told.join("; ")}.`.replaceAll("$", ""),
  };
}
