import type { Result } from "@sat/calculator";
import { type KeyboardEvent, useId } from "react";
import { Formula } from "../../prose/formula.tsx";
import type { Edit } from "../edits.ts";
import type { ExpressionRow } from "../sheet.ts";
import styles from "./expression.module.css";
import { Outcome } from "./outcome.tsx";
import { RowFrame } from "./row-frame.tsx";
import { spokenResult } from "./spoken-result.ts";

interface ExpressionProps {
  readonly row: ExpressionRow;
  readonly number: number;
  readonly result: Result;
  /** Whether a phone is to leave its keyboard down. */
  readonly hasKeypad: boolean;
  readonly send: (edit: Edit) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Longest text of a row. */
const LONGEST = 400;

/** A row to type in, typeset as it is understood, and what it comes to. */
export function Expression(props: ExpressionProps) {
  const { row, number, result, hasKeypad, send, onKeyDown } = props;
  const id = useId();
  const tex = "tex" in result ? result.tex : "";
  // A fault is in sight, and need not be there a second time.
  const isFaulty = result.kind === "error" && result.unknowns.length === 0;
  return (
    <RowFrame row={row} number={number} result={result} send={send}>
      <input
        type="text"
        className={styles.field}
        data-field
        aria-label={`Expression ${number}`}
        aria-describedby={id}
        aria-invalid={isFaulty}
        inputMode={hasKeypad ? "none" : "text"}
        enterKeyHint="enter"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={row.text}
        onChange={({ currentTarget }) =>
          send({
            kind: "changed",
            id: row.id,
            change: { text: currentTarget.value },
            about: "typing",
          })
        }
        onKeyDown={onKeyDown}
      />
      {!isFaulty && (
        <p id={id} className="visually-hidden">
          {spokenResult(result)}
        </p>
      )}
      {tex !== "" && (
        // Ears have it from what is typed, and from what it comes to.
        <p className={styles.typeset} aria-hidden="true">
          <Formula tex={tex} />
        </p>
      )}
      <Outcome row={row} result={result} faultId={id} send={send} />
    </RowFrame>
  );
}
