import type { SectionChoice } from "@sat/item";
import { useNavigate, useRouteContext, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import type { QuestionState } from "../../question/desk/question-desk.ts";
import { useAsked } from "../../question/desk/use-asked.ts";
import { QuestionFrame } from "../../question/frame/question-frame.tsx";
import { usePractice } from "../../question/practice/use-practice.ts";
import { usePreparedType } from "../../question/prose/use-prepared-type.ts";
import { CurrentQuestion } from "./current-question.tsx";
import { PracticeBar } from "./practice-bar.tsx";
import { PracticeStart } from "./practice-start.tsx";
import { useWantedQuestion } from "./use-wanted-question.ts";
import { useWantedTwin } from "./use-wanted-twin.ts";

/** Quick practice: one question at a time, for as long as the learner likes. */
export function PracticePage() {
  const { section: wanted } = useSearch({ from: "/signed-in/practice" });
  const { seat } = useRouteContext({ from: "/signed-in/practice" });
  const navigate = useNavigate();
  const { desk, state } = usePractice({ screen: "practice", seat, wanted });
  useWantedQuestion(desk);
  useWantedTwin(desk, state);
  usePreparedType(state.section);
  const asked = useAsked(state, state.request);
  const getQuestion = useRef<HTMLButtonElement>(null);
  const toGetQuestion = () => getQuestion.current?.focus({ preventScroll: true });
  useFocusWithoutQuestion(state, toGetQuestion);
  const choose = (section: SectionChoice) => {
    desk.send({ kind: "section-chosen", section });
    // The address names the section it was opened for; after a reload it must not undo this choice.
    if (wanted !== undefined)
      void navigate({ to: "/practice", search: { section }, replace: true });
  };
  if (state.phase === "idle") {
    return <PracticeStart desk={desk} state={state} onSection={choose} getQuestion={getQuestion} />;
  }
  return (
    <QuestionFrame bar={<PracticeBar desk={desk} state={state} onSection={choose} />}>
      <CurrentQuestion
        desk={desk}
        state={state}
        asked={asked}
        getQuestion={getQuestion}
        onward={toGetQuestion}
      />
    </QuestionFrame>
  );
}

/** Gives the focus a place when it was on what has gone: the question, or the button that began anew. */
function useFocusWithoutQuestion({ phase }: QuestionState, onward: () => void): void {
  const last = useRef(phase);
  const goOn = useEffectEvent(onward);
  // The focus is the browser's; a page that has just come leaves it alone, and a question takes it itself.
  useEffect(() => {
    const isNews = phase !== last.current;
    last.current = phase;
    if (isNews && document.activeElement === document.body) goOn();
  }, [phase]);
}
