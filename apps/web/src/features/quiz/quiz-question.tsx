import { timeLeft } from "@sat/desk";
import { useUser } from "../../lib/session.ts";
import { ActionBar } from "../../question/controls/action-bar.tsx";
import { AfterAnswer } from "../../question/feedback/after-answer.tsx";
import { LeadButton } from "../../question/controls/lead-button.tsx";
import { CountdownRing } from "../../question/desk/countdown-ring.tsx";
import { secondsLeft } from "../../question/desk/countdown.ts";
import type { QuestionDesk, StateWithQuestion } from "../../question/desk/question-desk.ts";
import { QuestionBox } from "../../question/view/question-box.tsx";

interface QuizQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  readonly asked: number | undefined;
}

/** The question of the quiz, open or answered. */
export function QuizQuestion({ desk, state, asked }: QuizQuestionProps) {
  const { preferences } = useUser();
  const { question, response } = state;
  const isShown = state.phase === "shown";
  const left = isShown ? timeLeft(state) : null;
  return (
    <QuestionBox
      question={question}
      response={response}
      fault={isShown ? state.fault : null}
      isSubmitted={!isShown}
      onRespond={desk.respond}
      asked={asked}
      after={
        !isShown && (
          <AfterAnswer question={question} response={response} preferences={preferences} />
        )
      }
      bar={
        <ActionBar
          time={left !== null && <CountdownRing seconds={secondsLeft(left)} />}
          outcome={isShown ? undefined : state}
        >
          {/* The quiz's own: the button of the answer stays, disabled, beside the one that goes on. */}
          <LeadButton
            look={isShown ? "accent" : "secondary"}
            disabled={!isShown || response === null}
            onPress={desk.leadOn}
          >
            Submit Answer
          </LeadButton>
          {!isShown && <LeadButton onPress={desk.leadOn}>Next Question</LeadButton>}
        </ActionBar>
      }
    />
  );
}
