import { typesetText } from "@sat/item";
import { ChevronDown, CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import styles from "./answered-row.module.css";
import { plainLine } from "../prose/plain-line.ts";
import { Said } from "../prose/said.tsx";
import { spokenText } from "../prose/speech.ts";

/** Answered and skipped questions, a row in each item of the list. */
export function AnsweredRows(props: Omit<ComponentProps<"ol">, "className">) {
  return <ol {...props} className={styles.rows} />;
}

interface AnsweredRowProps {
  /** The question's number, where the rows are numbered. */
  readonly number?: number;
  /** Null for one that was skipped. */
  readonly correct: boolean | null;
  /** The text that asks. */
  readonly question: string;
  /** The name of the mistake behind a wrong answer, where it is known. */
  readonly mistake?: string | undefined;
  /** What else is to be told of it in a line. */
  readonly note?: string;
  /** What else is to be told in a word, such as the time it took. */
  readonly aside: string;
  /** The question itself, drawn when the row is opened: many with their formulas and figures are much to draw. */
  readonly children: () => ReactNode;
}

const RESULTS = {
  right: { word: "Correct", Icon: CircleCheck },
  wrong: { word: "Incorrect", Icon: CircleX },
  skipped: { word: "Skipped", Icon: CircleDashed },
} as const;

/** An answered or skipped question in a line, which opens to the whole. */
export function AnsweredRow(props: AnsweredRowProps) {
  const { number, correct, question, mistake, note, aside, children } = props;
  const [isOpen, setOpen] = useState(false);
  const result = correct === null ? "skipped" : correct ? "right" : "wrong";
  const { word, Icon } = RESULTS[result];
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.head} data-numbered={number !== undefined}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <span className={styles.result} data-result={result}>
          <Icon aria-hidden="true" />
          {word}
        </span>
        <span className={styles.about}>
          <span className={styles.ask}>
            <Said words={spokenText(question)}>{typesetText(plainLine(question))}</Said>
          </span>
          {mistake !== undefined && <span className={styles.mistake}>{typesetText(mistake)}</span>}
          {note !== undefined && <span className={styles.note}>{typesetText(note)}</span>}
        </span>
        <span className={styles.aside}>{aside}</span>
        <ChevronDown aria-hidden="true" className={styles.mark} />
      </summary>
      {isOpen && <div className={styles.shown}>{children()}</div>}
    </details>
  );
}
