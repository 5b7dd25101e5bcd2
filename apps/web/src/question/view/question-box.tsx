import type { Malformed, Response } from "@sat/item";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { Split } from "../../ui/split.tsx";
import { ActionBar } from "../controls/action-bar.tsx";
import { LateEntryDirections } from "../entry/late-entry-area.tsx";
import { noteShown } from "../fetch/shown-questions.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { LateToolBar } from "../tools/late-tool-bar.tsx";
import type { ToolViews } from "../tools/tool-views.ts";
import type { Strikes } from "../tools/use-strikes.ts";
import { PartSwitch } from "./part-switch.tsx";
import styles from "./question-box.module.css";
import { questionParts } from "./question-parts.ts";
import { Source } from "./source.tsx";
import { Task } from "./task.tsx";

interface QuestionBoxProps {
  readonly question: AskedQuestion;
  readonly response: Response | null;
  /** Why the response was not taken when it was submitted. */
  readonly fault?: Malformed | null;
  /** The response then stands beside the right one and cannot be changed. */
  readonly isSubmitted: boolean;
  readonly onRespond: (response: Response | null) => void;
  /** Given where the page keeps what is crossed out. */
  readonly strikes?: Strikes;
  /** What it is called by ear; undefined where what stands around it says so. */
  readonly name?: string;
  /** Another with every question that the learner asks for; undefined for one that was there before. */
  readonly asked?: number | undefined;
  /** What stands over the question, such as its badges. */
  readonly header?: ReactNode;
  /** Help before the answer, such as a hint. */
  readonly help?: ReactNode;
  /** What follows an answer, such as its explanation. */
  readonly after?: ReactNode;
  /** For the bar within reach: how the question stands. */
  readonly status?: ReactNode;
  /** The buttons that lead on, which a question has that is worked on; it then fills its frame. */
  readonly actions?: ReactNode;
}

/** One question on its sheet: what it is about, what it asks, how it is answered, and the bar that leads on. */
export function QuestionBox(props: QuestionBoxProps) {
  const { question, isSubmitted, actions } = props;
  useNote(question.id, isSubmitted);
  const parts = useMemo(() => questionParts(question), [question]);
  const hasSource = parts.text.length > 0 || parts.hasFigure;
  const part = parts.text.length > 0 ? "Text" : "Figure";
  const options = question.kind === "entry" ? undefined : question.options;
  const isFramed = actions !== undefined;
  // As on the exam, directions stand beside an answer that is typed.
  const isDirected = isFramed && question.kind === "entry";
  const source = useRef<HTMLDivElement>(null);
  const task = useRef<HTMLDivElement>(null);
  const [views, setViews] = useState<ToolViews>();
  const asking = <Task {...props} ref={task} blocks={parts.ask} views={views} />;
  return (
    <article
      ref={useArrival(props.asked)}
      tabIndex={-1}
      aria-label={props.name}
      className={isFramed ? styles.framed : styles.sheet}
      data-section={question.section}
    >
      {props.header && <div className={styles.head}>{props.header}</div>}
      {hasSource || isDirected ? (
        <Split
          first={
            <div ref={source} className={styles.source}>
              {hasSource && (
                <Source
                  parts={parts}
                  figure={question.figure}
                  options={options}
                  lay={views?.text}
                />
              )}
              {isDirected && <LateEntryDirections />}
            </div>
          }
          second={asking}
          name={hasSource ? part : "Directions"}
          isAside={!hasSource}
          occasion={question.id + isSubmitted}
          inPanes={isFramed}
        />
      ) : (
        <div className={styles.alone}>{asking}</div>
      )}
      {isFramed && (
        <ActionBar status={props.status} tools={<LateToolBar {...props} onViews={setViews} />}>
          {hasSource && <PartSwitch source={source} task={task} name={part} />}
          {actions}
        </ActionBar>
      )}
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

/** Begins a question that was asked for at its head: the page is scrolled there, and the focus goes to its sheet. */
function useArrival(asked: number | undefined) {
  const sheet = useRef<HTMLElement>(null);
  // Where the page is scrolled to, and the focus, are the browser's, not React's.
  useEffect(() => {
    if (asked === undefined) return;
    sheet.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  }, [asked]);
  return sheet;
}
