import { ChevronDown, CircleCheck, CircleX } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import styles from "./answered-row.module.css";
import { spokenText } from "../prose/read-prose.ts";

/** Answered questions, a row in each item of the list. */
export function AnsweredRows(props: Omit<ComponentProps<"ol">, "className">) {
  return <ol {...props} className={styles.rows} />;
}

interface AnsweredRowProps {
  /** The question's number, where the rows are numbered. */
  readonly number?: number;
  readonly correct: boolean;
  /** The text that asks. */
  readonly question: string;
  /** What else is to be told in a word, such as the time it took. */
  readonly aside: string;
  /** The question itself, drawn when the row is opened: many with their formulas and figures are much to draw. */
  readonly children: () => ReactNode;
}

/** An answered question in a line, which opens to the whole. */
export function AnsweredRow({ number, correct, question, aside, children }: AnsweredRowProps) {
  const [isOpen, setOpen] = useState(false);
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.head} data-numbered={number !== undefined}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <span className={styles.result} data-correct={correct}>
          <Icon aria-hidden="true" />
          {correct ? "Correct" : "Incorrect"}
        </span>
        <span className={styles.ask}>{spokenText(question)}</span>
        <span className={styles.aside}>{aside}</span>
        <ChevronDown aria-hidden="true" className={styles.mark} />
      </summary>
      {isOpen && <div className={styles.shown}>{children()}</div>}
    </details>
  );
}
