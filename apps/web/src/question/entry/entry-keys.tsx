import type { PointerEvent, RefObject } from "react";
import styles from "./entry-field.module.css";

const KEYS = [
  { sign: "-", shown: "−", name: "Minus sign" },
  { sign: "/", shown: "/", name: "Slash" },
  { sign: ".", shown: ".", name: "Point" },
];

/** The signs of an answer, for fingers: no phone's keyboard of digits has them all. */
export function EntryKeys({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  return (
    <div className={styles.keys}>
      {KEYS.map(({ sign, shown, name }) => (
        <button
          key={sign}
          type="button"
          className={styles.key}
          aria-label={name}
          // The field keeps the focus, and the phone its keyboard.
          onPointerDown={(event: PointerEvent) => event.preventDefault()}
          onClick={() => field.current !== null && typeInto(field.current, sign)}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}

/** Types a sign where the caret stands; a minus sign comes in front, or goes from there. */
function typeInto(field: HTMLInputElement, sign: string): void {
  field.focus();
  const { value, selectionStart: from, selectionEnd: to } = field;
  if (sign !== "-") field.setRangeText(sign, from ?? value.length, to ?? value.length, "end");
  else if (value.startsWith("-")) field.setRangeText("", 0, 1, "preserve");
  else field.setRangeText("-", 0, 0, "preserve");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
