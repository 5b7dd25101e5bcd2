import { rational } from "../../math/rational.ts";
import type { Trait, TwoWayScenario } from "@sat/content/scenarios/two-way-tables";

/** A probability that the table tells: the share of some of the sorted among others. */
export type Share = "cell" | "rest" | "row" | "column" | "cell in row" | "cell in column";

/** The counts of a table, the cell it asks about, and how. */
export interface Table {
  readonly scenario: TwoWayScenario;
  readonly counts: readonly [readonly number[], readonly number[]];
  readonly row: number;
  readonly column: number;
  readonly asked: Share;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Row and column of the cell, and the columns beside it. */
export function traits({ scenario, row, column }: Table) {
  const [inRow, inColumn] = [scenario.rows[row], scenario.columns[column]];
  if (inRow === undefined || inColumn === undefined) throw new RangeError("no such cell");
  return { inRow, inColumn, beside: scenario.columns.filter((trait) => trait !== inColumn) };
}

/** The amounts that shares are made of, each with its name in the table. */
export function amounts(table: Table) {
  const { counts, row, column } = table;
  const { inRow, inColumn } = traits(table);
  const line = counts[row] ?? [];
  const cell = line[column] ?? 0;
  const columnTotal = total(counts.map((other) => other[column] ?? 0));
  return {
    cell: { count: cell, name: `the count in both *${inRow.label}* and *${inColumn.label}*` },
    rest: {
      count: total(line) - cell,
      name: `the counts in the row *${inRow.label}* outside the column *${inColumn.label}*`,
    },
    row: { count: total(line), name: `the total of the row *${inRow.label}*` },
    column: { count: columnTotal, name: `the total of the column *${inColumn.label}*` },
    all: { count: total(counts.flat()), name: "the total of the whole table" },
  };
}

/** Which amounts a share divides. */
export const QUOTIENTS = {
  cell: ["cell", "all"],
  rest: ["rest", "all"],
  row: ["row", "all"],
  column: ["column", "all"],
  "cell in row": ["cell", "row"],
  "cell in column": ["cell", "column"],
} as const satisfies Record<Share, readonly [string, string]>;

export function quotient(table: Table, share: Share) {
  const [part, whole] = QUOTIENTS[share];
  const { [part]: over, [whole]: under } = amounts(table);
  return { over, under, value: rational(over.count, under.count) };
}

/** What is known of one that is selected, and what is asked; "beside" is any other column. */
export function conditions(table: Table, share: Share) {
  const { inRow, inColumn, beside: others } = traits(table);
  const beside = { label: "beside", is: others.map(({ is }) => is).join(" or ") };
  const shares = {
    cell: { given: [], event: [inRow, inColumn] },
    rest: { given: [], event: [inRow, beside] },
    row: { given: [], event: [inRow] },
    column: { given: [], event: [inColumn] },
    "cell in row": { given: [inRow], event: [inColumn] },
    "cell in column": { given: [inColumn], event: [inRow] },
  } satisfies Record<Share, { given: readonly Trait[]; event: readonly Trait[] }>;
  return shares[share];
}

export function shareTold(table: Table, share: Share): string[] {
  const { given, event } = conditions(table, share);
  return [...given, ...event].map(({ is }) => is);
}
