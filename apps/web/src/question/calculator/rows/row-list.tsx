import type { Result } from "@sat/calculator";
import { Plus, Table2 } from "lucide-react";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { announce } from "../../../lib/announce.ts";
import { Button } from "../../../ui/button.tsx";
import { type Edit, nextId } from "../edits.ts";
import type { Row } from "../sheet.ts";
import { DataTable } from "./data-table.tsx";
import { Expression } from "./expression.tsx";
import styles from "./row-list.module.css";
import { spokenResult } from "./spoken-result.ts";

interface RowListProps {
  readonly rows: readonly Row[];
  readonly results: readonly Result[];
  readonly hasKeypad: boolean;
  readonly send: (edit: Edit) => void;
}

const EMPTY: Result = { kind: "empty" };

/** All rows of the sheet, and ways to have more. */
export function RowList({ rows, results, hasKeypad, send }: RowListProps) {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useFocusOnWanted(list, rows);
  const add = (kind: "expression-added" | "table-added") => {
    wanted(nextId(rows));
    send({ kind });
  };
  const onKeyDown = (row: Row, at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const deed = deedOf(event, rows, at);
    if (deed === undefined) return;
    event.preventDefault();
    if (event.key === "Enter") announce(spokenResult(results[at] ?? EMPTY));
    if (deed.edit === undefined) {
      focusRow(list.current, deed.focus);
      return;
    }
    wanted(deed.focus);
    send(deed.edit(row.id));
  };
  return (
    <div ref={list} className={styles.rows}>
      <ol className={styles.list} aria-label="Rows">
        {rows.map((row, at) => {
          const parts = { number: at + 1, result: results[at] ?? EMPTY, hasKeypad, send };
          return row.kind === "table" ? (
            <DataTable key={row.id} row={row} {...parts} />
          ) : (
            <Expression key={row.id} row={row} {...parts} onKeyDown={onKeyDown(row, at)} />
          );
        })}
      </ol>
      <div className={styles.more}>
        <Button look="quiet" size="small" onClick={() => add("expression-added")}>
          <Plus aria-hidden="true" />
          Expression
        </Button>
        <Button look="quiet" size="small" onClick={() => add("table-added")}>
          <Table2 aria-hidden="true" />
          Table
        </Button>
      </div>
    </div>
  );
}

interface Deed {
  /** The row that then has the focus. */
  readonly focus: number;
  readonly edit?: (id: number) => Edit;
}

/** What a key does in the field of a row, beyond typing. */
function deedOf(
  { key, altKey, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>,
  rows: readonly Row[],
  at: number,
): Deed | undefined {
  const row = rows[at];
  if (row === undefined || nativeEvent.isComposing) return undefined;
  const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : undefined;
  if (by !== undefined && altKey) {
    return { focus: row.id, edit: (id) => ({ kind: "moved", id, by }) };
  }
  if (by !== undefined) {
    const beside = rows[at + by];
    return beside && { focus: beside.id };
  }
  if (key === "Enter") {
    return { focus: nextId(rows), edit: (below) => ({ kind: "expression-added", below }) };
  }
  const isErased = key === "Backspace" && currentTarget.value === "";
  const before = rows[at - 1];
  if (!isErased || before === undefined) return undefined;
  return { focus: before.id, edit: (id) => ({ kind: "deleted", id }) };
}

/** Gives the focus to the row that is named, as soon as the next change is drawn. */
function useFocusOnWanted(list: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const wanted = useRef<number>(undefined);
  // The focus is the browser's, and goes to what has just been drawn.
  useLayoutEffect(() => {
    if (wanted.current !== undefined) focusRow(list.current, wanted.current);
    wanted.current = undefined;
  }, [list, rows]);
  return (id: number) => {
    wanted.current = id;
  };
}

function focusRow(list: HTMLElement | null, id: number): void {
  const row = list?.querySelector(`[data-row="${id}"]`);
  row?.querySelector<HTMLElement>("[data-field]")?.focus();
}
