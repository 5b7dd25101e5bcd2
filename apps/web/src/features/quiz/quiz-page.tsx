import { useRouteContext } from "@tanstack/react-router";
import { useAsked } from "../../question/desk/use-asked.ts";
import { QuestionFrame } from "../../question/frame/question-frame.tsx";
import { usePractice } from "../../question/practice/use-practice.ts";
import { usePreparedType } from "../../question/prose/use-prepared-type.ts";
import { QuizBar } from "./quiz-bar.tsx";
import { QuizStage } from "./quiz-stage.tsx";

/** The simple quiz: nothing to choose, one question after another. */
export function QuizPage() {
  const { seat } = useRouteContext({ from: "/signed-in/quiz" });
  const { desk, state } = usePractice({ screen: "quiz", seat });
  usePreparedType(state.section);
  // The first question comes by itself: the focus stays at the head of the page, where arriving has put it.
  const asked = useAsked(state, state.request + (state.phase === "idle" ? 1 : 0));
  return (
    <QuestionFrame bar={<QuizBar desk={desk} state={state} />}>
      <QuizStage desk={desk} state={state} asked={asked} />
    </QuestionFrame>
  );
}
