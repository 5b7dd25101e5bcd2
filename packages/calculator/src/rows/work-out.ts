import { Refusal } from "../evaluate/refusal.ts";
import type { Cell } from "../evaluate/scope.ts";
import type { Statement } from "../read/read-statement.ts";
import { Trouble } from "../read/trouble.ts";
import { texOf } from "../tex/tex-of.ts";
import { functionDefinition, valueDefinition } from "./definition-result.ts";
import { withPlane } from "./equation.ts";
import { fitResult } from "./fit-result.ts";
import type { Reading } from "./reading.ts";
import type { Result } from "./result.ts";
import type { TableRow } from "./row.ts";
import { rowResult } from "./row-result.ts";
import { tableResult } from "./table-result.ts";
import { type Meaning, type Meanings, scopeOf, type Workshop } from "./workshop.ts";

/** What a row came to, and what it means to others by the names that it defines. */
export interface Worked {
  readonly result: Result;
  readonly meanings: Meanings;
}

const NO_MEANINGS: Meanings = new Map();

export interface Surroundings {
  readonly workshop: Workshop;
  /** What the names mean that the row needs. */
  readonly meanings: Meanings;
  /** The names that a fit is to find. */
  readonly sought: readonly string[];
}

/** Works out a row by what its names mean. */
export function workOut(reading: Reading, around: Surroundings): Worked {
  const { row, statement, trouble } = reading;
  if (row.kind === "table") return workOutTable(row, around.workshop);
  if (trouble !== null) return failed(trouble, "");
  if (statement === null) return { result: { kind: "empty" }, meanings: NO_MEANINGS };
  try {
    return workOutStatement(reading, statement, around);
  } catch (error) {
    if (error instanceof Refusal) {
      return failed(new Trouble(error.message, { from: 0, to: row.text.length }), texOf(statement));
    }
    throw error;
  }
}

export function failed({ message, from, to, unknowns }: Trouble, tex: string): Worked {
  return {
    result: { kind: "error", tex, message, from, to, unknowns },
    meanings: NO_MEANINGS,
  };
}

function workOutTable(row: TableRow, workshop: Workshop): Worked {
  const result = tableResult(row, workshop);
  const named = result.message === null ? result.columns : [];
  return {
    result,
    meanings: new Map(
      named.map(({ name, values }): [string, Meaning] => [name, { value: values }]),
    ),
  };
}

function workOutStatement(reading: Reading, statement: Statement, around: Surroundings): Worked {
  const { sides, signs, head } = statement;
  const [left, right] = sides;
  const tex = texOf(statement);
  const scope = scopeOf(around.workshop, around.meanings);
  if (reading.isFit) {
    if (left === undefined || right === undefined || signs.length > 1) {
      throw new Refusal("A fit has two sides with “~” between them.");
    }
    const found = new Map(around.sought.map((name): [string, Cell] => [name, { value: NaN }]));
    const cells = new Map([...scope.cells, ...found]);
    return { result: fitResult([left, right], tex, found, { ...scope, cells }), meanings: found };
  }
  const [name] = reading.defines;
  if (name === undefined || right === undefined) {
    return { result: rowResult(statement, withPlane(scope)), meanings: NO_MEANINGS };
  }
  const { result, meaning } =
    head === null
      ? valueDefinition(name, right, tex, withPlane(scope))
      : functionDefinition(head, right, tex, withPlane(scope));
  return { result, meanings: new Map([[name, meaning]]) };
}
