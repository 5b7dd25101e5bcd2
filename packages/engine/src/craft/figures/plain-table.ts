import type { TableFigure } from "@sat/item";

interface Listed {
  /** What the table shows, for the text alternative: "the price of crates of oranges". */
  readonly shows: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The first cell of each row names it. */
  readonly rowHeaders?: boolean;
}

/** A table whose text alternative reads it out row by row. */
export function plainTable({ shows, columns, rows, rowHeaders = false }: Listed): TableFigure {
  const told = rows.map((row) => {
    const cells = row.map((cell, at) => `${columns[at] ?? ""} ${cell}`.trim());
    return `${cells.join(", ")}.`;
  });
  return {
    kind: "table",
    columns,
    rows,
    rowHeaders,
    alt: `Table of ${shows}. ${told.join(" ")}`,
  };
}
