import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, isSignedOut } from "./api.ts";
import { logFailure } from "./log.ts";
import { tellSession } from "./session-channel.ts";
import { forgetSession, sessionQuery } from "./session.ts";
import { clearLearnerShelf } from "./storage.ts";
import { mayLeave } from "./unsaved.ts";

export const SIGN_OUT_FAILED = "Failed to sign out. Please try again.";

/**
 * Ends the session on the server and in every tab of this browser, and leaves nothing of the learner on it. A page that
 * holds something unsaved is asked first.
 */
export function useSignOut() {
  const client = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: endSession,
    onSuccess: () => {
      const user = client.getQueryData(sessionQuery.queryKey);
      if (user) clearLearnerShelf(user.uid);
      forgetSession(client);
      tellSession("signed-out");
    },
    onError: (error) => logFailure("sign-out", error),
  });
  const begin = async () => {
    if (await mayLeave()) mutate();
  };
  return { begin, isPending, isError };
}

/** A session that is gone already is as good as ended. */
async function endSession(): Promise<void> {
  try {
    await call("POST /api/sign-out", undefined);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
}
