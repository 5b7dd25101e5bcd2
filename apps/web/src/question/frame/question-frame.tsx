import type { ReactNode } from "react";
import { BarSlot } from "../../lib/bar-slot.tsx";
import styles from "./question-frame.module.css";

interface QuestionFrameProps {
  /** What stands in the bar over the page: position, clock, tools. */
  readonly bar: ReactNode;
  /** What stands in a second row of the bar. */
  readonly under?: ReactNode;
  /** The question, or the sheet in its place. */
  readonly children: ReactNode;
}

/** The frame in which questions are answered: one bar, and below it the question in all the room there is. */
export function QuestionFrame({ bar, under, children }: QuestionFrameProps) {
  return (
    <>
      <BarSlot under={under}>{bar}</BarSlot>
      <div className={styles.frame} data-framed>
        {children}
      </div>
    </>
  );
}
