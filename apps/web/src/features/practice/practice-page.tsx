import type { SectionChoice } from "@sat/item";
import { useNavigate, useRouteContext, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import type { QuestionState } from "../../question/desk/question-desk.ts";
import { usePractice } from "../../question/practice/use-practice.ts";
import { Shortcuts } from "../../question/controls/shortcuts.tsx";
import { usePreparedType } from "../../question/prose/use-prepared-type.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import { CurrentQuestion } from "./current-question.tsx";
import { PracticeSetup } from "./practice-setup.tsx";
import styles from "./practice-page.module.css";
import { Score } from "./score.tsx";

/** Quick practice: one question at a time, for as long as the learner likes. */
export function PracticePage() {
  const { section: wanted } = useSearch({ from: "/signed-in/practice" });
  const { seat } = useRouteContext({ from: "/signed-in/practice" });
  const navigate = useNavigate();
  const { desk, state } = usePractice({ screen: "practice", seat, wanted });
  usePreparedType(state.section);
  const getQuestion = useRef<HTMLButtonElement>(null);
  const toGetQuestion = () => getQuestion.current?.focus({ preventScroll: true });
  useFocusWithoutQuestion(state, toGetQuestion);
  const choose = (section: SectionChoice) => {
    desk.send({ kind: "section-chosen", section });
    // The address names the section it was opened for; after a reload it must not undo this choice.
    if (wanted !== undefined)
      void navigate({ to: "/practice", search: { section }, replace: true });
  };
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/dashboard" inBar>
          Back to Dashboard
        </BackLink>
        <h1>Practice</h1>
        <Score score={state.score} total={state.total} />
      </header>
      <PracticeSetup desk={desk} state={state} onSection={choose} getQuestion={getQuestion} />
      <CurrentQuestion desk={desk} state={state} onward={toGetQuestion} />
      <Shortcuts onRespond={desk.respond} onEnter={desk.leadOn} />
    </Page>
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
