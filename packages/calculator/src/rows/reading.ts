import { CONSTANTS } from "../read/known-names.ts";
import { headOf, readStatement, type Statement } from "../read/read-statement.ts";
import { namesIn } from "../read/tree.ts";
import { type Stretch, Trouble } from "../read/trouble.ts";
import type { Row } from "./row.ts";

/** A row as it was read, before anything is calculated. */
export interface Reading {
  readonly row: Row;
  /** What makes two rows the same. */
  readonly source: string;
  /** Null for a table, an empty row and a text that cannot be read. */
  readonly statement: Statement | null;
  readonly trouble: Trouble | null;
  /** Names that must be known elsewhere, with where they first stand. */
  readonly needs: ReadonlyMap<string, Stretch>;
  /** Names that the row gives a meaning to. */
  readonly defines: readonly string[];
  readonly isFit: boolean;
}

/** The letters of the plane. */
export const PLANE: ReadonlySet<string> = new Set(["x", "y"]);

const NOTHING = { statement: null, trouble: null, needs: new Map(), defines: [], isFit: false };

export function functionsOf(rows: readonly Row[]): ReadonlySet<string> {
  const heads = rows.map((row) => (row.kind === "expression" ? headOf(row.text) : null));
  return new Set(heads.flatMap((head) => (head === null ? [] : [head.name])));
}

export function sourceOf(row: Row): string {
  return JSON.stringify(row);
}

export function readingOf(row: Row, functions: ReadonlySet<string>): Reading {
  const source = sourceOf(row);
  if (row.kind === "table") {
    const defines = row.columns.map(({ name }) => plainName(name));
    return { ...NOTHING, row, source, defines };
  }
  const { text } = row;
  if (text.trim() === "") return { ...NOTHING, row, source };
  try {
    const statement = readStatement(text, functions);
    const isFit = statement.signs.includes("~");
    const defines = definedBy(statement);
    return {
      row,
      source: text,
      statement,
      trouble: null,
      needs: needsOf(statement),
      defines,
      isFit,
    };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return { ...NOTHING, row, source, trouble: error };
  }
}

/** A column's or a letter's name in the one way in which it is looked up: x_1 and x1 are the same. */
export function plainName(name: string): string {
  return name.replaceAll(/[_{}\s]/g, "");
}

/** What stands after `f(x) =` or `a =`; of any other statement all of it. */
function definedBy({ sides: [left], signs, head }: Statement): readonly string[] {
  if (head !== null) return [head.name];
  const isPlain = signs.length === 1 && signs[0] === "=" && left?.kind === "name";
  return isPlain && !PLANE.has(left.name) && !CONSTANTS.has(left.name) ? [left.name] : [];
}

function needsOf(statement: Statement): ReadonlyMap<string, Stretch> {
  const isDefinition = definedBy(statement).length > 0;
  const needs = new Map<string, Stretch>();
  for (const side of isDefinition ? statement.sides.slice(1) : statement.sides)
    namesIn(side, needs);
  for (const parameter of statement.head?.parameters ?? []) needs.delete(parameter);
  return needs;
}
