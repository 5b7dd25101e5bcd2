import type { TableFigure } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import type { TwoWayScenario } from "@sat/content/scenarios/two-way-tables";

interface Shown {
  readonly scenario: TwoWayScenario;
  readonly counts: readonly [readonly number[], readonly number[]];
  /** Whether a row and a column of totals are given. */
  readonly totals: boolean;
  /** Row and column of a count that is not given; n stands in its place. */
  readonly missing?: readonly [row: number, column: number];
}

/** A two-way table, rows by columns. */
export function twoWayTable(shown: Shown): TableFigure {
  const { scenario, totals } = shown;
  const total = totals ? ["Total"] : [];
  const header = [...scenario.columns.map(({ label }) => label), ...total];
  const names = [...scenario.rows.map(({ label }) => label), ...total];
  const cells = cellsOf(shown);
  const lines = names.map((name, row) => [name, ...(cells[row] ?? [])]);
  const told = lines.map(([name = "", ...counts]) => {
    const listed = counts.map((count, at) => `${header[at] ?? ""} ${count}`);
    return `${name}: ${listed.join(", ")}.`;
  });
  return {
    kind: "table",
    columns: ["", ...header],
    rows: lines,
    rowHeaders: true,
    alt: `Two-way table. ${capitalized(scenario.shows)}. ${told.join(" ")}`,
  };
}

function cellsOf({ counts: [first, second], totals, missing }: Shown): string[][] {
  const sums = first.map((count, at) => count + (second[at] ?? 0));
  const lines = totals ? [first, second, sums].map(withTotal) : [first, second];
  return lines.map((line, row) =>
    line.map((count, at) => (row === missing?.[0] && at === missing[1] ? "$n$" : String(count))),
  );
}

function withTotal(line: readonly number[]): readonly number[] {
  return [...line, line.reduce((sum, count) => sum + count, 0)];
}
