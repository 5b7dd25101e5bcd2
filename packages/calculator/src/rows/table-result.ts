import type { Dots } from "../curves/plot.ts";
import { compile } from "../evaluate/compile.ts";
import { asNumber } from "../evaluate/over-items.ts";
import { Refusal } from "../evaluate/refusal.ts";
import { CONSTANTS, FUNCTIONS } from "../read/known-names.ts";
import { readStatement } from "../read/read-statement.ts";
import { namesIn } from "../read/tree.ts";
import { Trouble } from "../read/trouble.ts";
import { valueOf } from "./numeric.ts";
import { plainName } from "./reading.ts";
import type { ColumnResult, TableResult } from "./result.ts";
import type { Column, TableRow } from "./row.ts";
import { type Meanings, scopeOf, type Workshop } from "./workshop.ts";

const MOST_COLUMNS = 12;
const MOST_CELLS = 500;

const NO_FUNCTIONS: ReadonlySet<string> = new Set();
const NO_MEANINGS: Meanings = new Map();

/** The numbers of a table, and its points: the first column with each of the others. */
export function tableResult({ columns }: TableRow, workshop: Workshop): TableResult {
  const isTooLarge =
    columns.length > MOST_COLUMNS || columns.some(({ cells }) => cells.length > MOST_CELLS);
  if (isTooLarge) {
    const message = `A table has at most ${MOST_COLUMNS} columns and ${MOST_CELLS} rows.`;
    return { kind: "table", columns: [], message, plots: [] };
  }
  const results = columns.map((column) => columnResult(column, workshop));
  const misnamed = results.find(({ name }) => !isName(name));
  const message =
    misnamed === undefined ? null : "A column is named by a letter and a number, such as x1.";
  const [first, ...others] = results;
  const plots = first === undefined ? [] : others.map((other) => dotsOf(first, other));
  return { kind: "table", columns: results, message, plots };
}

function isName(name: string): boolean {
  return (
    /^[a-zA-Z](?:\d+|[a-zA-Z])?$/.test(name) &&
    !["x", "y"].includes(name) &&
    !CONSTANTS.has(name) &&
    !FUNCTIONS.has(name)
  );
}

function columnResult({ name, cells }: Column, workshop: Workshop): ColumnResult {
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  const read = cells.slice(0, last + 1).map((cell) => cellOf(cell, workshop));
  return {
    name: plainName(name),
    values: read.map(({ value }) => value),
    faults: read.map(({ fault }) => fault),
  };
}

interface CellResult {
  readonly value: number;
  readonly fault: string | null;
}

const PLAIN_NUMBER = /^\s*[-−]?(?:\d+(?:,\d{3})*(?:\.\d*)?|\.\d+)\s*$/;

/** A cell holds a number, or a calculation without letters. */
function cellOf(text: string, workshop: Workshop): CellResult {
  if (text.trim() === "") return { value: NaN, fault: null };
  if (PLAIN_NUMBER.test(text)) {
    return { value: Number(text.replaceAll(",", "").replace("−", "-")), fault: null };
  }
  try {
    const { sides, signs } = readStatement(text, NO_FUNCTIONS);
    const [side] = sides;
    const scope = scopeOf(workshop, NO_MEANINGS);
    const isCalculation =
      side !== undefined &&
      signs.length === 0 &&
      [...namesIn(side).keys()].every((name) => CONSTANTS.has(name) || FUNCTIONS.has(name));
    if (!isCalculation) return { value: NaN, fault: "A cell holds a number." };
    return { value: asNumber(valueOf(compile(side, scope), workshop.meter)), fault: null };
  } catch (error) {
    if (error instanceof Trouble || error instanceof Refusal) {
      return { value: NaN, fault: error.message };
    }
    throw error;
  }
}

function dotsOf(across: ColumnResult, up: ColumnResult): Dots {
  const points = across.values.map((x, at) => ({ x, y: up.values[at] ?? NaN }));
  return {
    kind: "dots",
    points: points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
  };
}
