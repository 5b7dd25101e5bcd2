import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Practice } from "../../question/practice/practice.ts";
import type { Session } from "../../question/practice/session.ts";
import { useAsked } from "../../question/practice/use-asked.ts";
import { usePractice } from "../../question/practice/use-practice.ts";
import { Shortcuts } from "../../question/shortcuts.tsx";
import { usePreparedType } from "../../question/use-prepared-type.ts";
import { Page } from "../../ui/page.tsx";
import { QuizBar } from "./quiz-bar.tsx";
import { QuizStage } from "./quiz-stage.tsx";

/** The simple quiz: nothing to choose, one question after another. */
export function QuizPage() {
  const { seat } = useRouteContext({ from: "/signed-in/quiz" });
  const { practice, session } = usePractice({ screen: "quiz", seat });
  useNextByItself(practice, session);
  usePreparedType(session.section);
  // The first question comes by itself: the focus stays at the head of the page, where arriving has put it.
  const asked = useAsked(session, session.request + (session.phase === "idle" ? 1 : 0));
  return (
    <Page>
      <QuizBar practice={practice} session={session} asked={asked} />
      <QuizStage practice={practice} session={session} asked={asked} />
      <Shortcuts onLetter={practice.select} onEnter={practice.leadOn} />
    </Page>
  );
}

/** Asks for a question wherever there is none: on arrival, and after a reset. */
function useNextByItself(practice: Practice, { phase }: Session): void {
  // Arriving is no event that the page could answer otherwise.
  useEffect(() => {
    if (phase === "idle") practice.request();
  }, [practice, phase]);
}
