import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { Sheet } from "../../question/frame/sheet.tsx";
import { failureText } from "../../question/practice/failure-text.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../ui/try-again-alert.tsx";
import { QuizQuestion } from "./quiz-question.tsx";

interface QuizStageProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly asked: number | undefined;
}

/** Where the quiz stands: a question on its way, a failure, or the question. */
export function QuizStage({ desk, state, asked }: QuizStageProps) {
  switch (state.phase) {
    case "idle":
    case "loading":
      return (
        <Sheet>
          <Skeleton label={`Generating your ${state.section} question...`} isLabelShown />
        </Sheet>
      );
    case "failed":
      return (
        <Sheet>
          <TryAgainAlert onAgain={desk.request} alone>
            {failureText(state.reason)}
          </TryAgainAlert>
        </Sheet>
      );
    case "shown":
    case "answered":
      return (
        <QuizQuestion
          // What belongs to one question, such as an opened explanation, ends with it.
          key={state.request}
          desk={desk}
          state={state}
          asked={asked}
        />
      );
    case "completed":
      // The quiz has no end.
      return null;
  }
}
