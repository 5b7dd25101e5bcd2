import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./highlighter.module.css";

interface NoteDialogProps {
  readonly note: string;
  /** The words that it is about. */
  readonly quote: string;
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

/** Longest note, in characters: it stands beside a question, and is no essay. */
const LONGEST = 500;

/** Where a note on marked words is written; an empty one is none. */
export function NoteDialog({ note, quote, onSave, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // The dialog opens as it comes, and would begin at its cross.
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    onSave(text.trim());
    onClose();
  };
  return (
    <Dialog
      title="Note"
      open
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>Save Note</Button>
        </>
      }
    >
      <label htmlFor={id}>On “{quote}”</label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={4}
        maxLength={LONGEST}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Dialog>
  );
}
