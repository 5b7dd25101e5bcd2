import { sayStatement } from "@sat/calculator";
import { useRef, useState } from "react";
import type { Shelf } from "../../lib/storage.ts";
import styles from "./calculator.module.css";
import { Graph } from "./graph/graph.tsx";
import { Keypad } from "./keypad/keypad.tsx";
import { RowList } from "./rows/row-list.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useLastField } from "./use-last-field.ts";
import { useOwnKeys } from "./use-own-keys.ts";
import { type SheetNow, useSheet } from "./use-sheet.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

interface CalculatorProps {
  /** The id of the question that it is open beside. */
  readonly question: string;
  /** Where its sheet is kept: the learner's. */
  readonly shelf: Shelf;
  /** Whether its last row takes the focus as it comes. */
  readonly takesFocus: boolean;
}

/** A graphing calculator: rows of what is typed, and their graph. */
export function Calculator({ question, shelf, takesFocus }: CalculatorProps) {
  const now = useSheet(shelf, question);
  const { sheet, results, curves, send } = now;
  const room = useRef<HTMLDivElement>(null);
  // Fingers have no keys of their own for most of what is typed here.
  const [isKeypadOpen, setKeypadOpen] = useState(() => matchMedia("(pointer: coarse)").matches);
  const lastField = useLastField(room, takesFocus);
  useUndoKeys(room, send);
  useOwnKeys(room);
  return (
    <div ref={room} className={styles.calculator} data-mode={sheet.mode}>
      <Toolbar now={now} isKeypadOpen={isKeypadOpen} onKeypad={setKeypadOpen} />
      <div className={styles.sheet}>
        <RowList rows={sheet.rows} results={results} hasKeypad={isKeypadOpen} send={send} />
        {sheet.mode === "graphing" && (
          <Graph
            curves={curves}
            statements={statementsOf(now)}
            camera={sheet.camera}
            onCamera={now.setCamera}
          />
        )}
      </div>
      {isKeypadOpen && <Keypad field={lastField} />}
    </div>
  );
}

/** What draws something, in words, by the ids of its rows. */
function statementsOf({ sheet, results }: SheetNow): ReadonlyMap<number, string> {
  const statements = sheet.rows.flatMap(({ id, isHidden }, at): [number, string][] => {
    const result = results[at];
    if (result === undefined || !("plots" in result) || isHidden) return [];
    if (result.plots.length === 0) return [];
    return [[id, result.kind === "table" ? "a table's points" : sayStatement(result.tex)]];
  });
  return new Map(statements);
}
