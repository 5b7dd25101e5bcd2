import { isLast } from "@sat/desk";
import { GuessMark } from "../controls/guess-mark.tsx";
import { LeadButton } from "../controls/lead-button.tsx";
import type { QuestionDesk, StateWithQuestion } from "../desk/question-desk.ts";
import { AfterAnswer } from "../feedback/after-answer.tsx";
import { DeskQuestion } from "../view/desk-question.tsx";
import { QuestionBadges } from "../view/question-badges.tsx";

interface RoundQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  readonly asked: number | undefined;
  /** What the button says that ends the round. */
  readonly lastWords: string;
}

/** A question of so many without a countdown, open or answered: of a review, or of a placement. */
export function RoundQuestion({ desk, state, asked, lastWords }: RoundQuestionProps) {
  const { question, response } = state;
  const { met, unmet } = question.reason ?? {};
  const isShown = state.phase === "shown";
  const onward = isLast(desk.policy, state) ? lastWords : "Next Question";
  return (
    <DeskQuestion
      desk={desk}
      state={state}
      asked={asked}
      header={
        <QuestionBadges question={question} isToBeLike={met !== undefined || unmet !== undefined} />
      }
      after={<AfterAnswer state={state} tip={question.tip} />}
      actions={
        <>
          <GuessMark desk={desk} state={state} />
          {/* One button for all, so that it keeps the focus. */}
          <LeadButton disabled={isShown && response === null} onPress={desk.leadOn}>
            {isShown ? "Submit Answer" : onward}
          </LeadButton>
        </>
      }
    />
  );
}
