import type { SealedQuestion } from "@sat/contract";
import { OPTION_LETTERS, type Response } from "@sat/item";
import { type KeyboardEvent, useId } from "react";
import { letterOfKey } from "../../../question/controls/use-answer-keys.ts";
import { letterOf, textOf } from "../../../question/desk/response-parts.ts";
import { EntryField } from "../../../question/entry/entry-field.tsx";
import styles from "./answers.module.css";
import { goToRow } from "./go-to-row.ts";

interface AnswerRowProps {
  readonly number: number;
  readonly kind: SealedQuestion["kind"];
  readonly response: Response | null;
  readonly onRespond: (response: Response | null) => void;
}

/** Where the answer to a question is copied; letters, Enter and the arrows up and down lead to other rows. */
export function AnswerRow({ number, kind, response, onRespond }: AnswerRowProps) {
  const name = useId();
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.currentTarget;
    const letter = kind === "choice" ? letterOfKey(event.key) : undefined;
    if (letter !== undefined) onRespond({ kind: "choice", letter });
    else if (kind === "choice" && ERASE.includes(event.key)) onRespond(null);
    else if (!(event.key in WAYS)) return;
    event.preventDefault();
    const way = letter === undefined ? WAYS[event.key] : 1;
    if (way !== undefined) goToRow(row, way);
  };
  return (
    <li className={styles.row} data-answer onKeyDown={onKey}>
      <span id={name} className={styles.number}>
        <span className="visually-hidden">Question </span>
        {number}
      </span>
      {kind === "entry" ? (
        <EntryField
          text={textOf(response) ?? ""}
          fault={null}
          onRespond={onRespond}
          labelledBy={name}
          isInRow
        />
      ) : (
        <Letters labelledBy={name} selected={letterOf(response)} onRespond={onRespond} />
      )}
    </li>
  );
}

const ERASE: readonly string[] = ["Backspace", "Delete"];

/** Rows on from the present one. */
const WAYS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

interface LettersProps {
  readonly labelledBy: string;
  readonly selected: string | null;
  readonly onRespond: (response: Response | null) => void;
}

/** The bubbles; the filled one is emptied by another click. */
function Letters({ labelledBy, selected, onRespond }: LettersProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.letters}>
      {OPTION_LETTERS.map((letter) => (
        <label key={letter} className={`ringed ${styles.letter}`}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={letter === selected}
            onChange={() => onRespond({ kind: "choice", letter })}
            onClick={() => letter === selected && onRespond(null)}
          />
          {letter}
        </label>
      ))}
    </div>
  );
}
