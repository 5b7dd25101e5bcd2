import type { RefObject } from "react";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { Sheet } from "../../question/frame/sheet.tsx";
import { failureText } from "../../question/practice/failure-text.ts";
import { SECTION_NAMES } from "../../question/view/section-names.ts";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../ui/try-again-alert.tsx";
import { PracticeQuestion } from "./practice-question.tsx";

interface CurrentQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly asked: number | undefined;
  /** For the button that gets a question, while there is none. */
  readonly getQuestion: RefObject<HTMLButtonElement | null>;
  /** Gives the focus a place while there is no question. */
  readonly onward: () => void;
}

/** What stands in the frame: a question on its way, why none came, or the question. */
export function CurrentQuestion(props: CurrentQuestionProps) {
  const { desk, state, asked, getQuestion, onward } = props;
  switch (state.phase) {
    case "loading":
      return (
        <Sheet
          actions={
            <Button ref={getQuestion} busy>
              Generating Question...
            </Button>
          }
        >
          <Skeleton label={`Generating your ${SECTION_NAMES[state.section]} question...`} />
        </Sheet>
      );
    case "failed":
      return (
        <Sheet
          actions={
            <Button ref={getQuestion} look="secondary" onClick={firstClick(desk.request)}>
              Get Question
            </Button>
          }
        >
          <TryAgainAlert onAgain={desk.request} onward={onward} alone>
            {failureText(state.reason)}
          </TryAgainAlert>
        </Sheet>
      );
    case "shown":
    case "answered":
      return (
        <PracticeQuestion
          // What belongs to one question, such as an opened explanation, ends with it.
          key={state.request}
          desk={desk}
          state={state}
          asked={asked}
        />
      );
    case "idle":
    case "completed":
      // Before a question there is no frame, and practice has no end.
      return null;
  }
}
