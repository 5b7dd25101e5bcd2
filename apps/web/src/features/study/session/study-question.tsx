import { isLast, questionNumber } from "@sat/desk";
import type { StudyMode } from "@sat/contract";
import { useUser } from "../../../lib/session.ts";
import { LeadButton } from "../../../question/controls/lead-button.tsx";
import type { QuestionDesk, StateWithQuestion } from "../../../question/desk/question-desk.ts";
import { AfterAnswer } from "../../../question/feedback/after-answer.tsx";
import { Hint } from "../../../question/feedback/hint.tsx";
import { QuestionBox } from "../../../question/view/question-box.tsx";
import { TipInTime } from "./tip-in-time.tsx";

interface StudyQuestionProps {
  readonly mode: StudyMode;
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  /** As for the question's sheet. */
  readonly asked: number | undefined;
}

/** One question of the session; in learning mode it comes with a tip and a hint. */
export function StudyQuestion({ mode, desk, state, asked }: StudyQuestionProps) {
  const { preferences } = useUser();
  const { question, response } = state;
  const isAnswered = state.phase === "answered";
  const onward = isLast(desk.policy, state) ? "Complete Session" : "Next Question";
  const isHelped = mode === "learning" && !isAnswered;
  return (
    <QuestionBox
      question={question}
      response={response}
      fault={isAnswered ? null : state.fault}
      isSubmitted={isAnswered}
      onRespond={desk.respond}
      name={`Question ${questionNumber(state)}`}
      asked={asked}
      help={
        isHelped && (
          <>
            {question.tip !== "" && <TipInTime text={question.tip} />}
            {question.hint !== "" && (
              <Hint text={question.hint} onShow={() => desk.send({ kind: "hinted", rungs: 1 })} />
            )}
          </>
        )
      }
      after={
        <AfterAnswer
          outcome={isAnswered ? state : undefined}
          response={response}
          // In a session the explanation always follows the answer.
          preferences={{ ...preferences, showExplanationsImmediately: true }}
          // The ten questions of the session have their places: a twin is of practice.
          leadsToTwin={mode === "practice"}
        />
      }
      // One button for all, so that it keeps the focus.
      actions={
        <LeadButton disabled={response === null} onPress={desk.leadOn}>
          {isAnswered ? onward : "Submit Answer"}
        </LeadButton>
      }
    />
  );
}
