import type { QuestionDesk, QuestionState } from "../../../question/desk/question-desk.ts";
import { Sheet } from "../../../question/frame/sheet.tsx";
import { failureText } from "../../../question/practice/failure-text.ts";
import { RoundQuestion } from "../../../question/round/round-question.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../../ui/try-again-alert.tsx";

interface PlacementStageProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly asked: number | undefined;
}

/** Where the placement stands: a question on its way, a failure, or the question. */
export function PlacementStage({ desk, state, asked }: PlacementStageProps) {
  switch (state.phase) {
    case "idle":
    case "loading":
      return (
        <Sheet>
          <Skeleton label="Choosing your next question..." isLabelShown />
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
      // What belongs to one question, such as an opened explanation, ends with it.
      return (
        <RoundQuestion
          key={state.request}
          desk={desk}
          state={state}
          asked={asked}
          lastWords="See Your Result"
        />
      );
    case "completed":
      // The result is on its way.
      return null;
  }
}
