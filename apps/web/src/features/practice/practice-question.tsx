import { useUser } from "../../lib/session.ts";
import { ActionBar } from "../../question/action-bar.tsx";
import { AfterAnswer } from "../../question/after-answer.tsx";
import { LeadButton } from "../../question/lead-button.tsx";
import type { Practice } from "../../question/practice/practice.ts";
import {
  questionNumber,
  type Session,
  type Shown,
  type Submitted,
} from "../../question/practice/session.ts";
import { TimeLeft } from "../../question/practice/time-left.tsx";
import { QuestionBox } from "../../question/question-box.tsx";
import { QuestionHeader } from "../../question/question-header.tsx";

interface PracticeQuestionProps {
  readonly practice: Practice;
  readonly session: Session & (Shown | Submitted);
  readonly asked: number | undefined;
}

/** The question on the practice page, open or answered. */
export function PracticeQuestion({ practice, session, asked }: PracticeQuestionProps) {
  const { preferences } = useUser();
  const { question, selected } = session;
  const isShown = session.phase === "shown";
  return (
    <QuestionBox
      question={question}
      selected={selected}
      isSubmitted={!isShown}
      onSelect={practice.select}
      asked={asked}
      header={<QuestionHeader question={question} number={questionNumber(session)} asked={asked} />}
      after={
        !isShown && (
          <AfterAnswer question={question} selected={selected} preferences={preferences} />
        )
      }
      bar={
        <ActionBar
          time={isShown && <TimeLeft session={session} />}
          outcome={isShown ? undefined : session}
        >
          {/* One button for both, so that it keeps the focus. */}
          <LeadButton disabled={isShown && selected === null} onPress={practice.leadOn}>
            {isShown ? "Submit Answer" : "Next Question"}
          </LeadButton>
        </ActionBar>
      }
    />
  );
}
