import { questionNumber } from "@sat/desk";
import { useUser } from "../../lib/session.ts";
import { ActionBar } from "../../question/controls/action-bar.tsx";
import { AfterAnswer } from "../../question/feedback/after-answer.tsx";
import { LeadButton } from "../../question/controls/lead-button.tsx";
import type { QuestionDesk, StateWithQuestion } from "../../question/desk/question-desk.ts";
import { TimeLeft } from "../../question/desk/time-left.tsx";
import { QuestionBox } from "../../question/view/question-box.tsx";
import { QuestionHeader } from "../../question/view/question-header.tsx";

interface PracticeQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  readonly asked: number | undefined;
}

/** The question on the practice page, open or answered. */
export function PracticeQuestion({ desk, state, asked }: PracticeQuestionProps) {
  const { preferences } = useUser();
  const { question, response } = state;
  const isShown = state.phase === "shown";
  return (
    <QuestionBox
      question={question}
      response={response}
      fault={isShown ? state.fault : null}
      isSubmitted={!isShown}
      onRespond={desk.respond}
      asked={asked}
      header={<QuestionHeader question={question} number={questionNumber(state)} asked={asked} />}
      after={
        !isShown && (
          <AfterAnswer question={question} response={response} preferences={preferences} />
        )
      }
      bar={
        <ActionBar
          time={isShown && <TimeLeft state={state} />}
          outcome={isShown ? undefined : state}
        >
          {/* One button for both, so that it keeps the focus. */}
          <LeadButton disabled={isShown && response === null} onPress={desk.leadOn}>
            {isShown ? "Submit Answer" : "Next Question"}
          </LeadButton>
        </ActionBar>
      }
    />
  );
}
