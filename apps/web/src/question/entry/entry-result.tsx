import { type EntryKey, grade } from "@sat/item";
import { type AnswerMark, Mark } from "../view/mark.tsx";
import { Line } from "../prose/prose.tsx";
import styles from "./entry-result.module.css";
import { typedLine } from "./entry-tex.ts";
import { otherForms, rightEntry } from "./right-entries.ts";

interface EntryResultProps {
  /** What was typed; undefined when time ran out on nothing that can be read. */
  readonly text: string | undefined;
  readonly answerKey: EntryKey;
  /** The id of what asks. */
  readonly labelledBy: string;
}

/** A typed answer beside the right one, in the place of the field. */
export function EntryResult({ text, answerKey, labelledBy }: EntryResultProps) {
  const isRange = answerKey.kind === "interval";
  const isRight =
    text !== undefined && grade({ kind: "entry", answerKey }, { kind: "entry", text });
  return (
    <div role="group" aria-labelledby={labelledBy} className={styles.result}>
      {isRight ? (
        <Card
          line={typedLine(text)}
          mark="chosen-right"
          note={isRange ? rightEntry(answerKey) : otherForms(answerKey, text)}
        />
      ) : (
        <>
          {text !== undefined && <Card line={typedLine(text)} mark="wrong" />}
          <Card line={rightEntry(answerKey)} mark="right" note={otherForms(answerKey, undefined)} />
        </>
      )}
    </div>
  );
}

interface CardProps {
  readonly line: string;
  readonly mark: AnswerMark;
  /** What else is right, in prose markup. */
  readonly note?: string;
}

function Card({ line, mark, note = "" }: CardProps) {
  return (
    <div className={styles.card} data-mark={mark}>
      <p className={styles.value}>
        <Line text={line} />
      </p>
      <Mark mark={mark} />
      {note !== "" && (
        <p className={styles.note}>
          <Line text={note} />
        </p>
      )}
    </div>
  );
}
