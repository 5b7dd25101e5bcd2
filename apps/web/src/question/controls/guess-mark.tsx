import { useRef } from "react";
import type { QuestionDesk, StateWithQuestion } from "../desk/question-desk.ts";
import styles from "./guess-mark.module.css";
import { useSingleKey } from "./use-single-key.ts";

interface GuessMarkProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
}

/** Before an answer is submitted, whether it is a guess. */
export function GuessMark({ desk, state }: GuessMarkProps) {
  const box = useRef<HTMLInputElement>(null);
  useSingleKey(/^g$/i, () => {
    // With the focus there, it is heard what it has become.
    box.current?.focus();
    box.current?.click();
  });
  if (state.phase !== "shown") return null;
  return (
    <label className={styles.mark}>
      <input
        ref={box}
        type="checkbox"
        checked={state.processData.confidence === "guess"}
        onChange={() => desk.send({ kind: "guess-toggled" })}
      />
      I'm guessing
    </label>
  );
}
