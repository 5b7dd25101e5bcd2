import { hasQuestion } from "@sat/desk";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";

/**
 * Gets a twin of the missed question that the address names, unless it is open or on its way. Until it has come the
 * address keeps it, for a reload asks anew; then it loses it, for a reload or the way back shows the question as it is.
 */
export function useWantedTwin(desk: QuestionDesk, { phase }: QuestionState): void {
  const { like } = useSearch({ from: "/signed-in/practice" });
  const navigate = useNavigate();
  const asked = useRef<string>(undefined);
  // The wish is in the address, which is the browser's.
  useEffect(() => {
    if (like !== undefined && like !== asked.current && !isThere(desk.state(), like))
      desk.send({ kind: "requested", like });
    asked.current = like;
    if (like !== undefined && hasQuestion(desk.state()))
      void navigate({ to: "/practice", replace: true, resetScroll: false });
  }, [desk, like, navigate, phase]);
}

/** Whether a twin of the question is open, or on its way. */
function isThere(state: QuestionState, like: string): boolean {
  return (state.phase === "shown" || state.phase === "loading") && state.like === like;
}
