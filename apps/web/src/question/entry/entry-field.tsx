import { entryOf, faultSoFar, type Malformed, readEntry, type Response } from "@sat/item";
import { CircleAlert } from "lucide-react";
import {
  type KeyboardEventHandler,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Formula } from "../prose/formula.tsx";
import styles from "./entry-field.module.css";
import { EntryKeys } from "./entry-keys.tsx";
import { ENTRY_LIMIT } from "./entry-limit.ts";
import { entryTex } from "./entry-tex.ts";
import { useKeysIntoField } from "./use-keys-into-field.ts";

/** Longest text that the field takes: what is too long is told, but nobody types as much. */
const LONGEST_TEXT = 40;

interface EntryFieldProps {
  /** What is typed so far. */
  readonly text: string;
  /** Why it was not taken when it was submitted. */
  readonly fault: Malformed | null;
  readonly onRespond: (response: Response | null) => void;
  /** The id of what asks. */
  readonly labelledBy: string;
  /** Given for one of several in a list, whose keys lead about: it is as low as its row, and takes no keys of the page. */
  readonly onRowKey?: KeyboardEventHandler;
}

/** The field for a typed answer, with what is understood of it, or what keeps it from being understood. */
export function EntryField(props: EntryFieldProps) {
  const { text, fault, onRespond, labelledBy, onRowKey } = props;
  const isInRow = onRowKey !== undefined;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const told = fault ?? (isTyping ? faultSoFar(text) : faultWhenLeft(text));
  useKeysIntoField(field, !isInRow);
  useFocusOnFault(field, fault);
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={isInRow ? styles.inRow : styles.entry}
    >
      <label htmlFor={id} className={isInRow ? "visually-hidden" : styles.label}>
        Your answer
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          data-entry
          type="text"
          // Phones show their largest digits; the signs that some leave out stand beside the field.
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST_TEXT}
          value={text}
          aria-invalid={told !== null}
          aria-describedby={`${told === null ? "" : `${id}-fault `}${id}-preview ${id}-limit`}
          onChange={({ currentTarget }) => {
            setTyping(true);
            onRespond(entryOf(currentTarget.value));
          }}
          onKeyDown={onRowKey}
          onBlur={() => setTyping(false)}
        />
        <EntryKeys field={field} />
        <Preview id={`${id}-preview`} text={text} />
      </div>
      <Notes id={id} fault={told} isHeard={fault === null} />
    </div>
  );
}

interface NotesProps {
  readonly id: string;
  readonly fault: Malformed | null;
  /** What has come of submitting is said by the desk. */
  readonly isHeard: boolean;
}

/** What is wrong, in the place of what may be typed. */
function Notes({ id, fault, isHeard }: NotesProps) {
  return (
    <div className={styles.notes} data-faulty={fault !== null}>
      <p id={`${id}-fault`} className={styles.fault} aria-live={isHeard ? "polite" : "off"}>
        {fault !== null && (
          <>
            <CircleAlert aria-hidden="true" />
            {fault.reason}
          </>
        )}
      </p>
      <p id={`${id}-limit`} className={styles.limit}>
        {ENTRY_LIMIT}
      </p>
    </div>
  );
}

/** What is wrong with a text that is not typed on; an empty field has no answer, and nothing wrong. */
function faultWhenLeft(text: string): Malformed | null {
  const read = readEntry(text);
  return text === "" || read.kind === "entry" ? null : read;
}

/** What is understood of a text, for eyes and ears; nothing while it is half an entry. */
function Preview({ id, text }: { readonly id: string; readonly text: string }) {
  const entry = readEntry(text);
  return (
    <p id={id} className={styles.preview} aria-live="polite">
      {entry.kind === "entry" && (
        <>
          <span className={styles.understood}>Read as</span>
          <Formula tex={entryTex(entry)} place="option" />
        </>
      )}
    </p>
  );
}

/** Puts the focus back where there is something to mend. */
function useFocusOnFault(field: RefObject<HTMLInputElement | null>, fault: Malformed | null): void {
  const told = useRef(fault);
  // The focus is the browser's; a phone's keyboard stays down until it is asked for.
  useEffect(() => {
    const isNews = fault !== null && fault !== told.current;
    told.current = fault;
    if (isNews && matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [field, fault]);
}
