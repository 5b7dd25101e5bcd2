import type { Chance } from "../../random/chance.ts";
import { type TwoWayScenario, twoWayScenarios } from "@sat/content/scenarios/two-way-tables";
import { settingOf } from "../wording/setting.ts";

/** Counts of people or things sorted in two ways: two rows of three columns. */
export interface Grid {
  readonly scenario: TwoWayScenario;
  readonly counts: readonly [readonly number[], readonly number[]];
}

export type Row = 0 | 1;
export type Column = 0 | 1 | 2;

export function grid(chance: Chance, least: number, most: number): Grid {
  const line = () => [0, 1, 2].map(() => chance.int(least, most));
  return { scenario: chance.pick(twoWayScenarios), counts: [line(), line()] };
}

/** A table whose counts are as great as the scenario has them. */
export function countedGrid(chance: Chance): Grid {
  const scenario = chance.pick(twoWayScenarios);
  const line = () => [0, 1, 2].map(() => chance.int(scenario.from, scenario.to));
  return { scenario, counts: [line(), line()] };
}

export function cellOf({ counts }: Grid, row: Row, column: Column): number {
  return counts[row][column] ?? 0;
}

export function rowTotal({ counts }: Grid, row: Row): number {
  return counts[row].reduce((sum, count) => sum + count, 0);
}

export function columnTotal(table: Grid, column: Column): number {
  return cellOf(table, 0, column) + cellOf(table, 1, column);
}

export function grandTotal(table: Grid): number {
  return rowTotal(table, 0) + rowTotal(table, 1);
}

/** The groups of a scenario may be named by numbers, which only tell them apart. */
export function groupNumbers({ rows, columns }: TwoWayScenario): Readonly<Record<string, string>> {
  return settingOf("It names a group.", ...[...rows, ...columns].map(({ is }) => is));
}

/** The cells for the facts, labeled "row 0", "column 2", and by what else is said of them. */
export function labeledCells(table: Grid, more: (row: Row, column: Column) => readonly string[]) {
  const rows = [0, 1] as const;
  const columns = [0, 1, 2] as const;
  return rows.flatMap((row) =>
    columns.map((column) => ({
      labels: [`row ${row}`, `column ${column}`, ...more(row, column)],
      count: cellOf(table, row, column),
    })),
  );
}
