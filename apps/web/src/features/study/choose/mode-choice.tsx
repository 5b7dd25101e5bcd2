import type { StudyMode } from "@sat/contract";
import { useId } from "react";
import { MODE_NAMES, MODE_TEXTS } from "../study-texts.ts";
import styles from "./mode-choice.module.css";

const MODES: readonly StudyMode[] = ["learning", "practice"];

interface ModeChoiceProps {
  readonly mode: StudyMode;
  readonly onChange: (mode: StudyMode) => void;
}

/** The two modes as cards, each with what it means: a native group of radio buttons. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.legend}>Study mode</legend>
      {MODES.map((each) => (
        <label key={each} className={`ringed ${styles.mode}`}>
          <input
            type="radio"
            name={id}
            value={each}
            className={styles.radio}
            checked={each === mode}
            aria-labelledby={`${id}-${each}`}
            aria-describedby={`${id}-${each}-text`}
            onChange={() => onChange(each)}
          />
          <span id={`${id}-${each}`} className={styles.name}>
            {MODE_NAMES[each]}
          </span>
          <span id={`${id}-${each}-text`} className={styles.text}>
            {MODE_TEXTS[each]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
