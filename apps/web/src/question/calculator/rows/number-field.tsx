import { useId, useState } from "react";
import styles from "./number-field.module.css";

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  /** What is said of a text that cannot be taken. */
  readonly error?: string;
  /** Whether a number that is typed can be taken. */
  readonly isFit: (value: number) => boolean;
  readonly onValue: (value: number) => void;
}

/** A number to be typed, taken as soon as it is one that fits. */
export function NumberField({ label, value, error, isFit, onValue }: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isBad = draft !== undefined && !(isNumeral(draft) && isFit(Number(draft)));
  const take = (text: string) => {
    setDraft(text);
    if (isNumeral(text) && isFit(Number(text))) onValue(Number(text));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? printed(value)}
        aria-invalid={isBad}
        aria-describedby={isBad && error !== undefined ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        // What was not taken gives way to what holds.
        onBlur={() => setDraft(undefined)}
      />
      {isBad && error !== undefined && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}

function isNumeral(text: string): boolean {
  return text.trim() !== "" && Number.isFinite(Number(text));
}

/** Short enough for its field. */
function printed(value: number): string {
  return String(Number(value.toPrecision(6)));
}
