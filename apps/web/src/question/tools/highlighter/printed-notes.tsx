import { createPortal } from "react-dom";
import { MARKABLE, type ToolWork } from "../tool-work.ts";
import styles from "./printed-notes.module.css";

const NAMES = { text: "Notes on the text", ask: "Notes on the question" } as const;

/** The notes of a question, numbered as in it, for paper alone: on a screen they stand in the list of highlights. */
export function PrintedNotes({ marks }: Pick<ToolWork, "marks">) {
  const lists = MARKABLE.map((part) => ({
    name: NAMES[part],
    notes: marks[part].filter(({ note }) => note !== ""),
  }));
  // After the page, for the bar of the tools is not printed.
  return createPortal(
    lists
      .filter(({ notes }) => notes.length > 0)
      .map(({ name, notes }) => (
        <section key={name} className={styles.notes} aria-label={name}>
          <h2>{name}</h2>
          <ol>
            {notes.map(({ from, note }) => (
              <li key={from}>{note}</li>
            ))}
          </ol>
        </section>
      )),
    document.body,
  );
}
