import { OPTION_LETTERS } from "@sat/item";
import type { ReactNode } from "react";
import { Blocks, Line } from "../prose/prose.tsx";
import type { AskedQuestion } from "../view/asked-question.ts";
import { questionParts } from "../view/question-parts.ts";
import { Source } from "../view/source.tsx";
import styles from "./question-on-paper.module.css";

interface QuestionOnPaperProps {
  readonly number: number;
  readonly question: AskedQuestion;
  /** What goes with it, whatever page that is on. */
  readonly children?: ReactNode;
}

/** A question as the exam prints it, to be answered on a sheet of its own. */
export function QuestionOnPaper({ number, question, children }: QuestionOnPaperProps) {
  const parts = questionParts(question);
  const options = question.kind === "entry" ? undefined : question.options;
  return (
    <article
      className={styles.question}
      aria-label={`Question ${number}`}
      data-worked={question.section === "Math"}
    >
      <p className={styles.head} aria-hidden="true">
        <span className={styles.number}>{number}</span>
      </p>
      {(parts.text.length > 0 || parts.hasFigure) && (
        <Source parts={parts} figure={question.figure} options={options} />
      )}
      <Blocks blocks={parts.ask} />
      {options && (
        <ul className={styles.options}>
          {OPTION_LETTERS.map((letter) => (
            <li key={letter}>
              <span className={styles.letter}>{letter})</span>
              <span>
                <Line text={options[letter]} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}
