import type { OptionLetter } from "@sat/item";
import type { KeyboardEvent } from "react";
import styles from "./strike-control.module.css";

interface StrikeControlProps {
  readonly letter: OptionLetter;
  readonly isStruck: boolean;
  /** Whether it takes the focus when it comes. */
  readonly takesFocus: boolean;
  readonly onToggle: () => void;
}

/** Crosses an option out, and brings it back; the arrow keys lead to the next option's. */
export function StrikeControl({ letter, isStruck, takesFocus, onToggle }: StrikeControlProps) {
  return (
    <button
      ref={takesFocus ? takeFocus : undefined}
      type="button"
      className={styles.strike}
      aria-label={`Cross out ${letter}`}
      aria-pressed={isStruck}
      title={isStruck ? `Bring ${letter} back` : `Cross out ${letter}`}
      data-strike
      onClick={onToggle}
      onKeyDown={goOn}
    >
      {letter}
    </button>
  );
}

function takeFocus(control: HTMLElement | null): void {
  control?.focus();
}

function goOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = strikes();
  all[(all.indexOf(event.currentTarget) + step + all.length) % all.length]?.focus();
}

function strikes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-strike]")];
}
