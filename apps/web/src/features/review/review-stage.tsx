import { questionNumber } from "@sat/desk";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { Sheet } from "../../question/frame/sheet.tsx";
import { failureText } from "../../question/practice/failure-text.ts";
import { RoundQuestion } from "../../question/round/round-question.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../ui/try-again-alert.tsx";

interface ReviewStageProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly asked: number | undefined;
  /** What the button says that ends it. */
  readonly lastWords: string;
  /** Leads on where there is nothing more to ask. */
  readonly onOver: () => void;
}

/** Where a review stands: a question on its way, why none came, or the question. */
export function ReviewStage({ desk, state, asked, lastWords, onOver }: ReviewStageProps) {
  switch (state.phase) {
    case "idle":
    case "loading":
      return (
        <Sheet>
          <Skeleton label="Loading your question..." />
        </Sheet>
      );
    case "failed":
      return (
        <Sheet>
          {state.reason === "over" ? (
            <Alert
              tone="plain"
              actions={
                <Button look="secondary" onClick={firstClick(onOver)}>
                  See What Comes Back
                </Button>
              }
            >
              Nothing more is due today.
            </Alert>
          ) : (
            <TryAgainAlert onAgain={desk.request} alone>
              {failureText(state.reason)}
            </TryAgainAlert>
          )}
        </Sheet>
      );
    case "shown":
    case "answered":
      return (
        <RoundQuestion
          // What belongs to one question, such as an opened explanation, ends with it.
          key={questionNumber(state)}
          desk={desk}
          state={state}
          asked={asked}
          lastWords={lastWords}
        />
      );
    case "completed":
      return null;
  }
}
