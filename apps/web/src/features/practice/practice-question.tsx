import { timeLeft } from "@sat/desk";
import { AnotherLikeIt } from "../../question/controls/another-like-it.tsx";
import { GuessMark } from "../../question/controls/guess-mark.tsx";
import { LeadButton } from "../../question/controls/lead-button.tsx";
import type { QuestionDesk, StateWithQuestion } from "../../question/desk/question-desk.ts";
import { AfterAnswer } from "../../question/feedback/after-answer.tsx";
import { DeskQuestion } from "../../question/view/desk-question.tsx";
import { QuestionBadges } from "../../question/view/question-badges.tsx";
import { LateAdaptiveProposal } from "./late-adaptive-proposal.tsx";

interface PracticeQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  readonly asked: number | undefined;
}

/** The question on the practice page, open or answered. */
export function PracticeQuestion({ desk, state, asked }: PracticeQuestionProps) {
  const { question, response } = state;
  const isShown = state.phase === "shown";
  return (
    <DeskQuestion
      desk={desk}
      state={state}
      asked={asked}
      header={<QuestionBadges question={question} isToBeLike={state.like !== undefined} />}
      after={
        <>
          <AfterAnswer state={state} tip={question.tip} saysPreferences />
          {!isShown && <LateAdaptiveProposal desk={desk} state={state} />}
        </>
      }
      status={isShown && <p>{timeLeft(state) === null ? "Untimed Practice" : "Timer Active"}</p>}
      actions={
        <>
          <AnotherLikeIt desk={desk} state={state} />
          <GuessMark desk={desk} state={state} />
          {/* One button for both, so that it keeps the focus. */}
          <LeadButton disabled={isShown && response === null} onPress={desk.leadOn}>
            {isShown ? "Submit Answer" : "Next Question"}
          </LeadButton>
        </>
      }
    />
  );
}
