import { isLast, questionNumber } from "@sat/desk";
import type { StudyMode } from "@sat/contract";
import { useUser } from "../../../lib/session.ts";
import { ActionBar } from "../../../question/controls/action-bar.tsx";
import type { QuestionDesk, StateWithQuestion } from "../../../question/desk/question-desk.ts";
import { Explanation } from "../../../question/feedback/explanation.tsx";
import { Hint } from "../../../question/feedback/hint.tsx";
import { LeadButton } from "../../../question/controls/lead-button.tsx";
import { QuestionBox } from "../../../question/view/question-box.tsx";
import { LateReport } from "../../../question/report/late-report.tsx";
import { QuestionHeader } from "../../../question/view/question-header.tsx";
import styles from "./study-question.module.css";
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
      asked={asked}
      header={
        <>
          <QuestionHeader question={question} number={questionNumber(state)} asked={asked} />
          {isHelped && question.tip !== "" && <TipInTime text={question.tip} />}
        </>
      }
      help={
        isHelped &&
        question.hint !== "" && (
          <Hint text={question.hint} onShow={() => desk.send({ kind: "hinted", rungs: 1 })} />
        )
      }
      after={
        isAnswered && (
          <div className={styles.after}>
            <Explanation item={question} response={response} style={preferences.feedbackStyle} />
            <LateReport id={question.id} />
          </div>
        )
      }
      bar={
        <ActionBar outcome={isAnswered ? state : undefined}>
          {/* One button for all, so that it keeps the focus. */}
          <LeadButton disabled={response === null} onPress={desk.leadOn}>
            {isAnswered ? onward : "Submit Answer"}
          </LeadButton>
        </ActionBar>
      }
    />
  );
}
