import { useUser } from "../../lib/session.ts";
import { ActionBar } from "../../question/action-bar.tsx";
import { AfterAnswer } from "../../question/after-answer.tsx";
import { LeadButton } from "../../question/lead-button.tsx";
import { CountdownRing } from "../../question/practice/countdown-ring.tsx";
import { secondsLeft } from "../../question/practice/countdown.ts";
import type { Practice } from "../../question/practice/practice.ts";
import type { Session, Shown, Submitted } from "../../question/practice/session.ts";
import { QuestionBox } from "../../question/question-box.tsx";

interface QuizQuestionProps {
  readonly practice: Practice;
  readonly session: Session & (Shown | Submitted);
  readonly asked: number | undefined;
}

/** The question of the quiz, open or answered. */
export function QuizQuestion({ practice, session, asked }: QuizQuestionProps) {
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
      after={
        !isShown && (
          <AfterAnswer question={question} selected={selected} preferences={preferences} />
        )
      }
      bar={
        <ActionBar
          time={
            isShown &&
            session.deadline !== null && (
              <CountdownRing seconds={secondsLeft(session.deadline, session.now)} />
            )
          }
          outcome={isShown ? undefined : session}
        >
          {/* The quiz's own: the button of the answer stays, disabled, beside the one that goes on. */}
          <LeadButton
            look={isShown ? "accent" : "secondary"}
            disabled={!isShown || selected === null}
            onPress={practice.leadOn}
          >
            Submit Answer
          </LeadButton>
          {!isShown && <LeadButton onPress={practice.leadOn}>Next Question</LeadButton>}
        </ActionBar>
      }
    />
  );
}
