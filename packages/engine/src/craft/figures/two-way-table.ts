import type { TableFigure } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import type { TwoWayScenario } from "../scenarios/two-way-tables.ts";

/** A two-way table; its cells are prose markup, rows by columns. */
export function twoWayTable(
  { shows, rows, columns }: TwoWayScenario,
  cells: readonly (readonly string[])[],
  totals: boolean,
): TableFigure {
  const header = [...columns.map(({ label }) => label), ...(totals ? ["Total"] : [])];
  const names = [...rows.map(({ label }) => label), ...(totals ? ["Total"] : [])];
  const lines = names.map((name, row) => [name, ...(cells[row] ?? [])]);
  const told = lines.map(([name, ...counts]) => {
    const listed = counts.map((count, at) => `${header[at] ?? ""} ${count}`);
    return `${name ?? ""}: ${listed.join(", ")}.`;
  });
  return {
    kind: "table",
    columns: ["", ...header],
    rows: lines,
    rowHeaders: true,
    alt: `Two-way table. ${capitalized(shows)}. ${told.join(" ")}`,
  };
}
