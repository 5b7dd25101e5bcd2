import type { SealedQuestion } from "@sat/contract";
import { OPTION_LETTERS, type Response } from "@sat/item";
import { type KeyboardEvent, type KeyboardEventHandler, useId } from "react";
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

/** Where the answer to a question is copied. */
export function AnswerRow({ number, kind, response, onRespond }: AnswerRowProps) {
  const name = useId();
  return (
    <li className={styles.row} data-answer>
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
          onRowKey={leadAbout}
        />
      ) : (
        <Letters labelledBy={name} selected={letterOf(response)} onRespond={onRespond} />
      )}
    </li>
  );
}

/** Rows on from the present one. */
const WAYS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

const leadAbout: KeyboardEventHandler = (event) => {
  if (isHeld(event)) return event.preventDefault();
  const way = isPlain(event) ? WAYS[event.key] : undefined;
  if (way === undefined) return;
  event.preventDefault();
  goToRow(event.currentTarget, way);
};

function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

/** Whether a key that is kept down would answer, or leave behind, row after row. */
function isHeld(event: KeyboardEvent): boolean {
  return event.repeat && isPlain(event) && (event.key.length === 1 || event.key === "Enter");
}

const ERASE: readonly string[] = ["Backspace", "Delete"];

interface LettersProps {
  readonly labelledBy: string;
  readonly selected: string | null;
  readonly onRespond: (response: Response | null) => void;
}

/** The bubbles; the filled one is emptied by another click. */
function Letters({ labelledBy, selected, onRespond }: LettersProps) {
  const name = useId();
  const onKey = (event: KeyboardEvent) => {
    if (isHeld(event)) return event.preventDefault();
    const letter = isPlain(event) ? letterOfKey(event.key) : undefined;
    if (letter !== undefined) {
      // The next row may be a field, which would take the key as typed.
      event.preventDefault();
      onRespond({ kind: "choice", letter });
      goToRow(event.currentTarget, 1);
    } else if (ERASE.includes(event.key)) onRespond(null);
    else leadAbout(event);
  };
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.letters}
      onKeyDown={onKey}
      // The second click of a double one would take back what the first did.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
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
