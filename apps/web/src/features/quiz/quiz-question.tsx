import { AnotherLikeIt } from "../../question/controls/another-like-it.tsx";
import { GuessMark } from "../../question/controls/guess-mark.tsx";
import { LeadButton } from "../../question/controls/lead-button.tsx";
import type { QuestionDesk, StateWithQuestion } from "../../question/desk/question-desk.ts";
import { AfterAnswer } from "../../question/feedback/after-answer.tsx";
import { DeskQuestion } from "../../question/view/desk-question.tsx";
import { QuestionBadges } from "../../question/view/question-badges.tsx";

interface QuizQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  readonly asked: number | undefined;
}

/** The question of the quiz, open or answered. */
export function QuizQuestion({ desk, state, asked }: QuizQuestionProps) {
  const { question, response } = state;
  const isShown = state.phase === "shown";
  // A question goes on as it was made; the desk's own choice is the next one's.
  const isTimed = isShown ? state.limit !== null : state.timed;
  return (
    <DeskQuestion
      desk={desk}
      state={state}
      asked={asked}
      header={
        <QuestionBadges
          question={question}
          name={question.section}
          isToBeLike={state.like !== undefined}
        >
          {isTimed ? "Timer Active" : "Untimed Practice"}
        </QuestionBadges>
      }
      after={<AfterAnswer state={state} tip={question.tip} saysPreferences />}
      actions={
        <>
          <GuessMark desk={desk} state={state} />
          {/* The quiz's own: the button of the answer stays, disabled, beside the one that goes on. */}
          <LeadButton
            look={isShown ? "accent" : "secondary"}
            disabled={!isShown || response === null}
            onPress={desk.leadOn}
          >
            Submit Answer
          </LeadButton>
          <AnotherLikeIt desk={desk} state={state} />
          {!isShown && <LeadButton onPress={desk.leadOn}>Next Question</LeadButton>}
        </>
      }
    />
  );
}
