import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { QuestionDesk } from "../../question/desk/question-desk.ts";

/** Gets a question for a learner who came for one, unless one is open; once, not again after a reload or on the way back. */
export function useWantedQuestion(desk: QuestionDesk): void {
  const isWanted = useLocation({ select: ({ state }) => state.wantsQuestion === true });
  const navigate = useNavigate();
  // The wish is in the browser's history, which would keep it for as long as the page is in there.
  useEffect(() => {
    if (!isWanted) return;
    void navigate({ to: ".", search: true, state: {}, replace: true, resetScroll: false });
    if (desk.state().phase !== "shown") desk.request();
  }, [desk, isWanted, navigate]);
}
