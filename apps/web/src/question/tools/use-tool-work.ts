import { useCallback, useState } from "react";
import { useUser } from "../../lib/session.ts";
import { keepWork, keptWork } from "./kept-work.ts";
import { NO_WORK, type ToolWork } from "./tool-work.ts";

/** What the learner has done to a question with the tools, kept on this device, and the way to change a part of it. */
export function useToolWork(
  questionId: string,
): [work: ToolWork, change: (part: Partial<ToolWork>) => void] {
  const { uid } = useUser();
  const [work, setWork] = useState(() => keptWork(uid, questionId) ?? NO_WORK);
  // The same until the work changes: what is drawn by it is drawn anew otherwise.
  const change = useCallback(
    (part: Partial<ToolWork>) => {
      const changed = { ...work, ...part };
      setWork(changed);
      keepWork(uid, questionId, changed);
    },
    [work, uid, questionId],
  );
  return [work, change];
}
