import type { ReactNode } from "react";
import type { QuestionState } from "../desk/question-desk.ts";
import styles from "./bar-contents.module.css";
import { Clock } from "./clock.tsx";

interface BarContentsProps {
  /** The page's name, which the number stands for to the eye. */
  readonly title: string;
  readonly number: number;
  /** How many questions there are, where there is an end to them. */
  readonly length?: number | undefined;
  readonly state: QuestionState;
  readonly score: ReactNode;
  readonly tools: ReactNode;
}

/** What a page of questions has in the bar: position, clock, score, tools. */
export function BarContents({ title, number, length, state, score, tools }: BarContentsProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.position}>
        <h1 className="visually-hidden">{title}</h1>
        <h2 className={styles.number}>
          Question {number}
          {length !== undefined && ` of ${length}`}
        </h2>
      </div>
      {/* Its room is there always: nothing moves when a clock comes or goes. */}
      <div className={styles.clock}>{state.phase === "shown" && <Clock state={state} />}</div>
      <div className={styles.side}>
        {score}
        {tools}
      </div>
    </div>
  );
}
