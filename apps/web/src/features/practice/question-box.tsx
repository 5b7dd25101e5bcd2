import type { Preferences } from "@sat/contract";
import { useEffect, useId, useRef } from "react";
import { questionParts } from "../../question/question-parts.ts";
import { SECTION_NAMES } from "../../question/section-names.ts";
import { Blocks } from "../../question/prose.tsx";
import { Options } from "../../question/options.tsx";
import { Source } from "../../question/source.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ActionBar } from "./action-bar.tsx";
import { AfterAnswer } from "./after-answer.tsx";
import type { Practice } from "./practice.ts";
import styles from "./question-box.module.css";
import type { Session, Shown, Submitted } from "./session.ts";

interface QuestionBoxProps {
  readonly practice: Practice;
  readonly session: Session & (Shown | Submitted);
  readonly preferences: Preferences;
  readonly onAct: () => void;
  /** True for a question that the learner has just asked for; the focus moves to it. */
  readonly isNew: boolean;
}

/** One question, from its badges to the button that leads on. */
export function QuestionBox({ practice, session, preferences, onAct, isNew }: QuestionBoxProps) {
  const { question, selected } = session;
  const parts = questionParts(question);
  const isSplit = parts.text.length > 0 || parts.hasFigure;
  const ask = useId();
  const isSubmitted = session.phase === "submitted";
  return (
    <article className={styles.box} data-section={question.section}>
      <header className={styles.header}>
        <QuestionHeading number={session.total + (isSubmitted ? 0 : 1)} isNew={isNew} />
        <p className={styles.badges}>
          <Badge tone="accent">{SECTION_NAMES[question.section]}</Badge>
          <Badge>{question.difficulty}</Badge>
          {question.seenBefore && <Badge tone="caution">Seen before</Badge>}
        </p>
      </header>
      <div className={isSplit ? styles.split : styles.single}>
        {isSplit && <Source parts={parts} figure={question.figure} />}
        <div className={styles.task}>
          <div id={ask} className={styles.ask}>
            <Blocks blocks={parts.ask} />
          </div>
          <Options
            options={question.options}
            selected={selected}
            correctAnswer={isSubmitted ? question.correctAnswer : undefined}
            labelledBy={ask}
            onSelect={(letter) => practice.send({ kind: "selected", letter })}
          />
          {isSubmitted && <AfterAnswer session={session} preferences={preferences} />}
        </div>
      </div>
      <ActionBar session={session} onAct={onAct} />
    </article>
  );
}

function QuestionHeading({ number, isNew }: { readonly number: number; readonly isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A new question takes the focus, as a new page would; one found again after a reload does not.
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    // "nearest" shows all of it where there is room, else its beginning.
    heading.current?.closest("article")?.scrollIntoView({ block: "nearest" });
  }, [isNew]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      Question {number}
    </h2>
  );
}
