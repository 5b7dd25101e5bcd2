import { isLast } from "@sat/desk";
import type { Question, StudyMode } from "@sat/contract";
import { GuessMark } from "../../../question/controls/guess-mark.tsx";
import { LeadButton } from "../../../question/controls/lead-button.tsx";
import type { QuestionDesk, StateWithQuestion } from "../../../question/desk/question-desk.ts";
import { AfterAnswer } from "../../../question/feedback/after-answer.tsx";
import { Hint } from "../../../question/feedback/hint.tsx";
import { DeskQuestion } from "../../../question/view/desk-question.tsx";
import { TipInTime } from "./tip-in-time.tsx";

interface StudyQuestionProps {
  readonly mode: StudyMode;
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  /** As for the question's sheet. */
  readonly asked: number | undefined;
}

/** One question of the session; in learning mode it comes with a tip and hints. */
export function StudyQuestion({ mode, desk, state, asked }: StudyQuestionProps) {
  const { question, response } = state;
  const isAnswered = state.phase === "answered";
  const onward = isLast(desk.policy, state) ? "Complete Session" : "Next Question";
  const rungs = rungsOf(question);
  return (
    <DeskQuestion
      desk={desk}
      state={state}
      asked={asked}
      help={
        mode === "learning" &&
        !isAnswered && (
          <>
            {question.tip !== "" && <TipInTime text={question.tip} />}
            {rungs.length > 0 && (
              <Hint
                rungs={rungs}
                read={state.processData.hintsUsed}
                onRead={(read) => desk.send({ kind: "hinted", rungs: read })}
              />
            )}
          </>
        )
      }
      after={
        <AfterAnswer
          state={state}
          // As the specification has it for a session.
          isExplainedAtOnce
          // The ten questions of the session have their places: a twin is of practice.
          leadsToTwin={mode === "practice"}
        />
      }
      actions={
        <>
          <GuessMark desk={desk} state={state} />
          {/* One button for all, so that it keeps the focus. */}
          <LeadButton disabled={response === null} onPress={desk.leadOn}>
            {isAnswered ? onward : "Submit Answer"}
          </LeadButton>
        </>
      }
    />
  );
}

/** The hints, each once, and none that stands over them as the tip; in an older form there is one. */
function rungsOf({ hint, hints, tip }: Question): string[] {
  return [...new Set(hints ?? [hint])].filter((text) => text !== "" && text !== tip);
}
