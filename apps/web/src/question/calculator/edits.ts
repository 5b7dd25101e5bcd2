import {
  type ExpressionRow,
  newExpression,
  newSheet,
  newTable,
  type Row,
  type Sheet,
  type TableRow,
} from "./sheet.ts";

/** A sheet and the ways back. */
export interface EditedSheet {
  readonly sheet: Sheet;
  /** The rows as they were before each edit, the latest last, and as they were before each was undone. */
  readonly past: readonly (readonly Row[])[];
  readonly future: readonly (readonly Row[])[];
  /** What the latest edit was about: more of the same is one step. */
  readonly about: string | null;
}

/** What may be changed of an expression or of a table; what it is, and its id, stay. */
export type RowChange =
  | Partial<Omit<ExpressionRow, "kind" | "id">>
  | Partial<Omit<TableRow, "kind" | "id">>;

export type Edit =
  /** `about` names a run of changes that one undo takes back, such as typing in a field. */
  | { kind: "changed"; id: number; change: RowChange; about?: string }
  /** A slider plays on: one undo takes back all of it, to where it was before it played. */
  | { kind: "played"; id: number; text: string }
  /** Rows are added below the one that is named, or last. */
  | { kind: "expression-added"; below?: number; text?: string }
  | { kind: "table-added"; below?: number }
  | { kind: "deleted"; id: number }
  | { kind: "moved"; id: number; by: 1 | -1 }
  | { kind: "undone" }
  | { kind: "redone" }
  /** How the sheet is looked at, which is no edit to be undone. */
  | { kind: "set"; sheet: Partial<Omit<Sheet, "rows">> };

/** Edits that can be undone. */
const MOST_STEPS = 50;

export function newEditedSheet(): EditedSheet {
  return { sheet: newSheet(), past: [], future: [], about: null };
}

export function edited(state: EditedSheet, edit: Edit): EditedSheet {
  switch (edit.kind) {
    case "set":
      return { ...state, sheet: { ...state.sheet, ...edit.sheet } };
    case "played": {
      const change = { kind: "changed", id: edit.id, change: { text: edit.text } } as const;
      return { ...state, sheet: { ...state.sheet, rows: changedRows(state.sheet.rows, change) } };
    }
    case "undone":
      return turned(state, "past", "future");
    case "redone":
      return turned(state, "future", "past");
    default: {
      const rows = changedRows(state.sheet.rows, edit);
      return rows === state.sheet.rows ? state : stepped(state, rows, aboutOf(edit));
    }
  }
}

type RowEdit = Exclude<Edit, { kind: "set" | "played" | "undone" | "redone" }>;

function changedRows(rows: readonly Row[], edit: RowEdit): readonly Row[] {
  switch (edit.kind) {
    case "changed":
      return rows.map((row) => (row.id === edit.id ? withChange(row, edit.change) : row));
    case "expression-added":
      return inserted(rows, newExpression(nextId(rows), edit.text), edit.below);
    case "table-added":
      return inserted(rows, newTable(nextId(rows), rows), edit.below);
    case "deleted":
      return orBlank(
        rows.filter(({ id }) => id !== edit.id),
        rows,
      );
    case "moved":
      return moved(rows, edit.id, edit.by);
  }
}

/** Each kind of row sends changes of its own kind alone. */
function withChange(row: Row, change: RowChange): Row {
  return { ...row, ...change };
}

/** A sheet is never without a row to type in. */
function orBlank(rows: readonly Row[], before: readonly Row[]): readonly Row[] {
  return rows.length === 0 ? [newExpression(nextId(before))] : rows;
}

function inserted(rows: readonly Row[], row: Row, below: number | undefined): readonly Row[] {
  const at = below === undefined ? -1 : rows.findIndex(({ id }) => id === below);
  return at < 0 ? [...rows, row] : rows.toSpliced(at + 1, 0, row);
}

function moved(rows: readonly Row[], id: number, by: 1 | -1): readonly Row[] {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (row === undefined || rows[at + by] === undefined) return rows;
  return rows.toSpliced(at, 1).toSpliced(at + by, 0, row);
}

export function nextId(rows: readonly Row[]): number {
  return 1 + Math.max(-1, ...rows.map(({ id }) => id));
}

function aboutOf(edit: RowEdit): string | null {
  return edit.kind === "changed" && edit.about !== undefined ? `${edit.id} ${edit.about}` : null;
}

function stepped(state: EditedSheet, rows: readonly Row[], about: string | null): EditedSheet {
  const goesOn = about !== null && about === state.about;
  return {
    sheet: { ...state.sheet, rows },
    past: goesOn ? state.past : [...state.past, state.sheet.rows].slice(-MOST_STEPS),
    future: [],
    about,
  };
}

function turned(state: EditedSheet, from: "past" | "future", to: "past" | "future"): EditedSheet {
  const rows = state[from].at(-1);
  if (rows === undefined) return state;
  return {
    ...state,
    sheet: { ...state.sheet, rows },
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.sheet.rows],
    about: null,
  };
}
