import type { Question } from "@sat/contract";
import { spokenSigns } from "@sat/item";
import { CircleX, Clock } from "lucide-react";
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
}

/** Whether an answer is right, in the specification's words, whether time ran out, and whether a trap was seen. */
export function Verdict({ id, outcome, isNew }: VerdictProps) {
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
      {correct && question.reason?.met === "slip" && (
        <p className={styles.seen}>That was the same trap. You saw it this time.</p>
      )}
    </div>
  );
}
