import { useUser } from "../../../lib/session.ts";
import { ActionBar } from "../../../question/action-bar.tsx";
import { Explanation } from "../../../question/explanation.tsx";
import { Hint } from "../../../question/hint.tsx";
import { LeadButton } from "../../../question/lead-button.tsx";
import { QuestionBox } from "../../../question/question-box.tsx";
import { LateReport } from "../../../question/report/late-report.tsx";
import { QuestionHeader } from "../../../question/question-header.tsx";
import { SESSION_LENGTH } from "../../../question/session-length.ts";
import type { Answered, Shown, StudyRun } from "./run.ts";
import type { StudyDesk } from "./study-desk.ts";
import styles from "./study-question.module.css";
import { TipInTime } from "./tip-in-time.tsx";

interface StudyQuestionProps {
  readonly desk: StudyDesk;
  readonly run: StudyRun & (Shown | Answered);
  /** As for the question's sheet. */
  readonly asked: number | undefined;
}

/** One question of the session; in learning mode it comes with a tip and a hint. */
export function StudyQuestion({ desk, run, asked }: StudyQuestionProps) {
  const { preferences } = useUser();
  const { question, selected, number } = run;
  const isAnswered = run.phase === "answered";
  const isHelped = run.mode === "learning" && !isAnswered;
  return (
    <QuestionBox
      question={question}
      selected={selected}
      isSubmitted={isAnswered}
      onSelect={desk.select}
      asked={asked}
      header={
        <>
          <QuestionHeader question={question} number={number} asked={asked} />
          {isHelped && question.tip !== "" && <TipInTime text={question.tip} />}
        </>
      }
      help={isHelped && question.hint !== "" && <Hint text={question.hint} />}
      after={
        isAnswered && (
          <div className={styles.after}>
            <Explanation item={question} selected={selected} style={preferences.feedbackStyle} />
            <LateReport id={question.id} />
          </div>
        )
      }
      bar={
        <ActionBar outcome={isAnswered ? run : undefined}>
          {/* One button for all, so that it keeps the focus. */}
          <LeadButton disabled={selected === null} onPress={desk.leadOn}>
            {isAnswered ? onward(number) : "Submit Answer"}
          </LeadButton>
        </ActionBar>
      }
    />
  );
}

function onward(number: number): string {
  return number === SESSION_LENGTH ? "Complete Session" : "Next Question";
}
