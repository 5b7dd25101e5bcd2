import { isLast, questionNumber } from "@sat/desk";
import { useUser } from "../../lib/session.ts";
import { GuessMark } from "../../question/controls/guess-mark.tsx";
import { LeadButton } from "../../question/controls/lead-button.tsx";
import type { QuestionDesk, StateWithQuestion } from "../../question/desk/question-desk.ts";
import { AfterAnswer } from "../../question/feedback/after-answer.tsx";
import { QuestionBadges } from "../../question/view/question-badges.tsx";
import { QuestionBox } from "../../question/view/question-box.tsx";

interface ReviewQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  readonly asked: number | undefined;
}

/** A question of a review, open or answered. */
export function ReviewQuestion({ desk, state, asked }: ReviewQuestionProps) {
  const { preferences } = useUser();
  const { question, response } = state;
  const { met, unmet } = question.reason ?? {};
  const isShown = state.phase === "shown";
  const onward = isLast(desk.policy, state) ? "Finish Review" : "Next Question";
  return (
    <QuestionBox
      question={question}
      response={response}
      fault={isShown ? state.fault : null}
      isSubmitted={!isShown}
      onRespond={desk.respond}
      name={`Question ${questionNumber(state)}`}
      asked={asked}
      header={
        <QuestionBadges question={question} isToBeLike={met !== undefined || unmet !== undefined} />
      }
      after={
        <AfterAnswer
          outcome={isShown ? undefined : state}
          response={response}
          preferences={preferences}
          tip={question.tip}
        />
      }
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
