import type { Question } from "@sat/contract";
import { spokenSigns } from "@sat/item";
import { CircleX, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { RightMoment } from "./right-moment.tsx";
import { Said } from "../prose/said.tsx";
import { resultText, TIME_IS_UP } from "./result-text.ts";
import styles from "./verdict.module.css";

/** How an answer went. */
export interface Outcome {
  readonly question: Question;
  readonly correct: boolean;
  /** True when time ran out. */
  readonly autoSubmitted: boolean;
}

interface VerdictProps {
  readonly id: string;
  readonly outcome: Outcome;
  /** Whether the answer was given just now, on this page. */
  readonly isNew: boolean;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** Whether an answer is right, in the specification's words, and whether time ran out. */
export function Verdict({ id, outcome, isNew, children }: VerdictProps) {
  const { correct, question, autoSubmitted } = outcome;
  const text = resultText(correct, question);
  return (
    <div id={id} className={styles.verdict}>
      {autoSubmitted && (
        <p className={styles.notice}>
          <Clock aria-hidden="true" />
          {TIME_IS_UP}
        </p>
      )}
      <p className={styles.result} data-correct={correct}>
        {correct ? <RightMoment isNew={isNew} /> : <CircleX aria-hidden="true" />}
        <Said words={spokenSigns(text)}>{text}</Said>
      </p>
      {children}
    </div>
  );
}
