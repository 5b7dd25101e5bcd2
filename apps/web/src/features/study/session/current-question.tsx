import { type ReactNode, useEffect, useRef, useState } from "react";
import { type FailureReason, questionNumber } from "@sat/desk";
import type { StudyMode } from "@sat/contract";
import type { QuestionDesk, QuestionState } from "../../../question/desk/question-desk.ts";
import { INVALID_QUESTION } from "../../../question/fetch/invalid-question.ts";
import { Sheet } from "../../../question/frame/sheet.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../../ui/try-again-alert.tsx";
import { StudyQuestion } from "./study-question.tsx";

interface CurrentQuestionProps {
  readonly mode: StudyMode;
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly onAnew: () => void;
  /** The number of the question that the page was opened at; undefined when the learner asked for it again. */
  readonly first: number | undefined;
}

/** The question the session is at: on its way, not to be had, or there. */
export function CurrentQuestion({ mode, desk, state, onAnew, first }: CurrentQuestionProps) {
  const [isAsked, setAsked] = useState(false);
  const again = () => {
    setAsked(true);
    desk.request();
  };
  const number = questionNumber(state);
  switch (state.phase) {
    case "idle":
    case "loading":
      return <QuestionLoading />;
    case "failed":
      if (state.reason === "over") return <SessionOver onAnew={onAnew} />;
      return <NoQuestion reason={state.reason} onAgain={again} />;
    case "shown":
    case "answered":
      return (
        <StudyQuestion
          // What belongs to one question, such as an opened hint, ends with it.
          key={number}
          mode={mode}
          desk={desk}
          state={state}
          asked={number === first && !isAsked ? undefined : number}
        />
      );
    case "completed":
      return null;
  }
}

/** Stands for a question on its way. */
export function QuestionLoading() {
  return (
    <Sheet>
      <Skeleton label="Loading your question..." />
    </Sheet>
  );
}

interface NoQuestionProps {
  readonly reason: FailureReason;
  readonly onAgain: () => void;
  /** What else there is to do. */
  readonly children?: ReactNode;
}

/** Says why there is no question, and tries again. */
export function NoQuestion({ reason, onAgain, children }: NoQuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  // What had the focus is gone, be it the question before or the button that tried again.
  useEffect(() => place.current?.focus(), []);
  return (
    <Sheet>
      <div ref={place} tabIndex={-1}>
        <TryAgainAlert onAgain={onAgain} alone>
          {reason === "invalid" ? INVALID_QUESTION : "Failed to load question. Please try again."}
        </TryAgainAlert>
      </div>
      {children}
    </Sheet>
  );
}

/** Says that the session ended on another page or device. */
function SessionOver({ onAnew }: { readonly onAnew: () => void }) {
  return (
    <Sheet>
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
    </Sheet>
  );
}
