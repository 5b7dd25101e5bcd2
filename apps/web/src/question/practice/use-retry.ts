import { useEffect } from "react";
import type { QuestionDesk, QuestionState } from "../desk/question-desk.ts";

/** Asks again for a question that did not come, as soon as there is a connection. */
export function useRetry(desk: QuestionDesk, { phase }: QuestionState): void {
  const hasFailed = phase === "failed";
  // Only the browser knows of the connection.
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener("online", desk.request);
    return () => removeEventListener("online", desk.request);
  }, [desk, hasFailed]);
}
