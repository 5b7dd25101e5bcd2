import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, isSignedOut, isUnreached } from "../../lib/api.ts";
import { endPush } from "../../lib/own-push.ts";
import { tellDeletion } from "../../lib/session-channel.ts";
import { endSession, renewSession, useUser } from "../../lib/session.ts";
import { emptyLearnerShelf, forgetLearner } from "../../lib/storage.ts";

/** Forgets the learner's answers, on the server and on this device. */
export function useResetProgress(): () => Promise<void> {
  const client = useQueryClient();
  const { uid } = useUser();
  return async () => {
    await call("DELETE /api/me/progress", undefined);
    emptyLearnerShelf(uid);
    await renewSession(client);
  };
}

/** Forgets the learner, on the server and on this device, and ends the session in every tab. */
export function useDeleteAccount(): () => Promise<void> {
  const client = useQueryClient();
  const { uid } = useUser();
  // An attempt that got no answer may have deleted the account all the same.
  const wasUnanswered = useRef(false);
  return async () => {
    try {
      await call("DELETE /api/me", undefined);
    } catch (error) {
      if (isUnreached(error)) wasUnanswered.current = true;
      // Else the session alone is over, and the account still there.
      const isGone = isSignedOut(error) && wasUnanswered.current;
      if (!isGone) throw error;
    }
    forgetLearner(uid);
    tellDeletion(uid);
    endSession(client, uid);
    void endPush();
  };
}
