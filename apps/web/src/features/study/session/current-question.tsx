import { useEffect, useRef, useState } from "react";
import { INVALID_QUESTION } from "../../../question/practice/session.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../../ui/try-again-alert.tsx";
import styles from "./current-question.module.css";
import type { StudyRun } from "./run.ts";
import type { StudyDesk } from "./study-desk.ts";
import { StudyQuestion } from "./study-question.tsx";

interface CurrentQuestionProps {
  readonly desk: StudyDesk;
  readonly run: Exclude<StudyRun, { readonly phase: "completed" }>;
  readonly onAnew: () => void;
  /** The number of the question that the page was opened at; undefined when the learner asked for it again. */
  readonly first: number | undefined;
}

/** The question the session is at: on its way, not to be had, or there. */
export function CurrentQuestion({ desk, run, onAnew, first }: CurrentQuestionProps) {
  const [isAsked, setAsked] = useState(false);
  const again = () => {
    setAsked(true);
    desk.request();
  };
  switch (run.phase) {
    case "due":
    case "loading":
      return <QuestionLoading />;
    case "failed":
      if (run.reason === "over") return <SessionOver onAnew={onAnew} />;
      return <NoQuestion reason={run.reason} onAgain={again} />;
    case "shown":
    case "answered":
      return (
        <StudyQuestion
          // What belongs to one question, such as an opened hint, ends with it.
          key={run.number}
          desk={desk}
          run={run}
          asked={run.number === first && !isAsked ? undefined : run.number}
        />
      );
  }
}

/** Stands for a question on its way. */
export function QuestionLoading() {
  return (
    <div className={styles.loading}>
      <Skeleton label="Loading your question..." />
    </div>
  );
}

const MESSAGES = {
  missing: "Failed to load question. Please try again.",
  invalid: INVALID_QUESTION,
};

interface NoQuestionProps {
  readonly reason: keyof typeof MESSAGES;
  readonly onAgain: () => void;
}

/** Says why there is no question, and tries again. */
export function NoQuestion({ reason, onAgain }: NoQuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  // What had the focus is gone, be it the question before or the button that tried again.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <TryAgainAlert onAgain={onAgain}>{MESSAGES[reason]}</TryAgainAlert>
    </div>
  );
}

/** Says that the session ended on another page or device. */
function SessionOver({ onAnew }: { readonly onAnew: () => void }) {
  return (
    <Alert
      tone="plain"
      actions={
        <>
          <Button look="secondary" onClick={onAnew}>
            Start a New Session
          </Button>
          <ButtonLink to="/study-mode" look="secondary">
            Go to Study Mode
          </ButtonLink>
        </>
      }
    >
      This session has been completed or discarded on another page.
    </Alert>
  );
}
