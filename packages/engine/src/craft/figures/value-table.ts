import type { TableFigure } from "@sat/item";
import type { Expression } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { dataTable } from "./data-table.ts";

/** The values of a function in a table with the columns x and f(x). */
export function valueTable(
  name: string,
  rows: readonly (readonly [number, Expression | number])[],
): TableFigure {
  const about = `Table of values of the linear function ${name}`;
  return dataTable(
    about,
    ["$x$", `$${name}(x)$`],
    rows.map((row) => row.map((cell) => inline(cell))),
  );
}
