import type { Marked } from "@sat/item";
import { MessageSquareText, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import styles from "./highlighter.module.css";
import { LOOKS } from "./looks.ts";

interface MarkRowProps {
  readonly mark: Marked;
  readonly quote: string;
  readonly onNote: () => void;
  readonly onRemove: () => void;
}

/** One mark in the list: its words, its note, and what can be done to it. */
export function MarkRow({ mark: { look, note }, quote, onNote, onRemove }: MarkRowProps) {
  const name = LOOKS.find((each) => each.look === look)?.name;
  return (
    <li className={styles.row}>
      <p>
        <mark data-look={look}>{quote}</mark>
        <span className="visually-hidden">, {name}</span>
        {note !== "" && <span className={styles.note}>{note}</span>}
      </p>
      <Button
        look="quiet"
        size="small"
        aria-label={note === "" ? `Write a note on “${quote}”` : `Change the note on “${quote}”`}
        onClick={onNote}
      >
        <MessageSquareText aria-hidden="true" />
      </Button>
      <Button look="quiet" size="small" aria-label={`Delete “${quote}”`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
}
