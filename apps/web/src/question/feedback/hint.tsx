import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { Prose } from "../prose/prose.tsx";
import styles from "./hint.module.css";

interface HintProps {
  /** From a nudge to the first step. */
  readonly rungs: readonly string[];
  /** How many of them have been read. */
  readonly read: number;
  readonly onRead: (rungs: number) => void;
}

/** Hints behind a button, one after the other: shown on request, never by themselves. */
export function Hint({ rungs, read, onRead }: HintProps) {
  const [isShown, setShown] = useState(read > 0);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const readAnother = () => {
    // With the last one its button is gone, and the focus would be with it.
    if (read + 1 === rungs.length) toggle.current?.focus({ preventScroll: true });
    onRead(read + 1);
  };
  return (
    <div>
      <div className={styles.buttons}>
        <Button
          ref={toggle}
          look="quiet"
          size="small"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => {
            if (read === 0) onRead(1);
            setShown(!isShown);
          }}
        >
          {isShown ? "Hide Hint" : "Show Hint"}
        </Button>
        {isShown && read < rungs.length && (
          <Button look="quiet" size="small" onClick={(event) => firstClick(readAnother)(event)}>
            Another Hint
          </Button>
        )}
      </div>
      {/* Each is said as it comes, formulas in the words that they bring. */}
      <div id={id} className={styles.rungs} aria-live="polite">
        {isShown &&
          rungs.slice(0, read).map((text) => (
            <div key={text} className={styles.sheet}>
              <Prose text={text} />
            </div>
          ))}
      </div>
    </div>
  );
}
