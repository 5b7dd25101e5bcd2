import type { Question } from "@sat/contract";
import type { Malformed, Response } from "@sat/item";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { Split } from "../../ui/split.tsx";
import { Blocks } from "../prose/prose.tsx";
import styles from "./question-box.module.css";
import { questionParts } from "./question-parts.ts";
import { ResponseArea } from "./response-area.tsx";
import { noteShown } from "../fetch/shown-questions.ts";
import { Source } from "./source.tsx";

interface QuestionBoxProps {
  readonly question: Question;
  readonly response: Response | null;
  /** Why the response was not taken when it was submitted. */
  readonly fault?: Malformed | null;
  /** The response then stands beside the right one and cannot be changed. */
  readonly isSubmitted: boolean;
  readonly onRespond: (response: Response | null) => void;
  /** Another with every question that the learner asks for; undefined for one that was there before. */
  readonly asked?: number | undefined;
  /** The question's number and badges, where they do not stand elsewhere on the page. */
  readonly header?: ReactNode;
  /** Help before the answer, such as a hint. */
  readonly help?: ReactNode;
  /** What follows an answer, such as its explanation. */
  readonly after?: ReactNode;
  /** The bar within reach: how it stands, and the buttons that lead on. */
  readonly bar: ReactNode;
}

/** One question on its sheet: what it is about, what it asks, how it is answered, and the bar that leads on. */
export function QuestionBox(props: QuestionBoxProps) {
  const { question, isSubmitted } = props;
  useNote(question.id, isSubmitted);
  const parts = questionParts(question);
  const isSplit = parts.text.length > 0 || parts.hasFigure;
  const ask = useId();
  const task = (
    <div className={`${styles.task} ${isSplit ? styles.beside : styles.alone}`}>
      <div id={ask} className={styles.ask}>
        <Blocks blocks={parts.ask} />
      </div>
      {props.help}
      <ResponseArea
        question={question}
        response={props.response}
        fault={props.fault ?? null}
        isSubmitted={isSubmitted}
        onRespond={props.onRespond}
        labelledBy={ask}
      />
      {props.after}
    </div>
  );
  return (
    <article ref={useInView(props.asked)} className={styles.box} data-section={question.section}>
      {props.header}
      {isSplit ? (
        <Split
          first={
            <div className={styles.source}>
              <Source parts={parts} figure={question.figure} />
            </div>
          }
          second={task}
          label={`Width of the ${parts.text.length > 0 ? "text" : "figure"}`}
        />
      ) : (
        task
      )}
      {props.bar}
    </article>
  );
}

/** Notes that a question was shown; of one that is answered, the answer tells. */
function useNote(id: string, isSubmitted: boolean): void {
  const { uid } = useUser();
  // The shelf is the browser's, not React's, and only what is drawn was shown.
  useEffect(() => {
    if (!isSubmitted) noteShown(learnerShelf(uid), id);
  }, [uid, id, isSubmitted]);
}

/** Brings a question that was asked for into view: all of it where there is room, else its beginning. */
function useInView(asked: number | undefined) {
  const sheet = useRef<HTMLElement>(null);
  // Where the page is scrolled to is the browser's, not React's.
  useEffect(() => {
    if (asked === undefined || sheet.current === null) return;
    // "nearest" alone would leave a sheet that is taller than the window wherever it happens to be.
    const isTall = sheet.current.offsetHeight > document.documentElement.clientHeight;
    sheet.current.scrollIntoView({ block: isTall ? "start" : "nearest" });
  }, [asked]);
  return sheet;
}
