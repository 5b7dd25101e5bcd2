import { cut, type Marked } from "@sat/item";
import { useState } from "react";
import styles from "./highlighter.module.css";
import { MarkRow } from "./mark-row.tsx";
import { NoteDialog } from "./note-dialog.tsx";

interface MarkListProps {
  readonly name: string;
  readonly marks: readonly Marked[];
  /** The words of a mark. */
  readonly quote: (mark: Marked) => string;
  readonly onMarks: (marks: readonly Marked[]) => void;
}

/** The marks of one part of a question, in its order, and the note of one of them while it is written. */
export function MarkList({ name, marks, quote, onMarks }: MarkListProps) {
  const [noted, setNoted] = useState<Marked>();
  const note = (about: Marked, text: string) =>
    onMarks(marks.map((mark) => (mark === about ? { ...mark, note: text } : mark)));
  if (marks.length === 0) return null;
  return (
    <>
      <ul className={styles.marks} aria-label={name}>
        {marks.map((mark) => (
          <MarkRow
            key={mark.from}
            mark={mark}
            quote={quote(mark)}
            onNote={() => setNoted(mark)}
            onRemove={() => onMarks(cut(marks, mark))}
          />
        ))}
      </ul>
      {noted && (
        <NoteDialog
          note={noted.note}
          quote={quote(noted)}
          onSave={(text) => note(noted, text)}
          onClose={() => setNoted(undefined)}
        />
      )}
    </>
  );
}
