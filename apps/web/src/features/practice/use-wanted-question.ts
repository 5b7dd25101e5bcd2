import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";

/** Gets a question for a learner who came for one, unless one of that section is open; once, not again after a reload or on the way back. */
export function useWantedQuestion(desk: QuestionDesk): void {
  const isWanted = useLocation({ select: ({ state }) => state.wantsQuestion === true });
  const navigate = useNavigate();
  // The wish is in the browser's history, which would keep it for as long as the page is in there.
  useEffect(() => {
    if (!isWanted) return;
    void navigate({ to: ".", search: true, state: {}, replace: true, resetScroll: false });
    if (!isOpen(desk.state())) desk.request();
  }, [desk, isWanted, navigate]);
}

/** Whether a question of the chosen section is open; the section may have been chosen for the next one only. */
function isOpen(state: QuestionState): boolean {
  if (state.phase !== "shown") return false;
  return state.section === "Mixed" || state.section === state.question.section;
}
