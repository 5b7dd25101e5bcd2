import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, isSignedOut } from "../../lib/api.ts";
import { givenNow } from "../../lib/clock.ts";
import { logFailure } from "../../lib/log.ts";
import { endPush } from "../../lib/own-push.ts";
import { endSession, useUser } from "../../lib/session.ts";
import { deleteSentAnswers } from "../../lib/storage.ts";
import { mayLeave } from "../../lib/unsaved.ts";
import { offlineKit } from "../offline/late-offline-kit.ts";
import type { AnswerOutbox } from "../outbox/answer-outbox.ts";
import { useAnswerOutbox } from "../outbox/use-answer-outbox.ts";
import { openDesks } from "./open-desks.ts";

export const SIGN_OUT_FAILED = "Failed to sign out. Please try again.";

/** For so long a sign-out waits for what is on its way to the server, in milliseconds; it goes out with the next visit. */
const PATIENCE = 3_000;

/**
 * Ends the session on the server and in every tab of this browser, and leaves nothing of the learner on it. Questions
 * that were open are skipped: the desks that they are at are cleared. A page that holds something unsaved is asked first.
 */
export function useSignOut() {
  const client = useQueryClient();
  const outbox = useAnswerOutbox();
  const { uid } = useUser();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      skipOpen(outbox, uid);
      await Promise.race([outbox.settled(), after(PATIENCE)]);
      await signOut();
    },
    onSuccess: () => {
      endSession(client, uid);
      void deleteCopies(uid);
      void endPush();
    },
    onError: (error) => logFailure("sign-out", error),
  });
  const begin = async () => {
    if (await mayLeave()) mutate();
  };
  return { begin, isPending, isError };
}

const ROWS = ["practice", "quiz", "review", "placement"] as const;

/** Should the sign-out fail, they are still open: an answer counts all the same. */
function skipOpen(outbox: AnswerOutbox, uid: string): void {
  const open = ROWS.flatMap((row) => openDesks(uid, row));
  const skippedAt = givenNow().answeredAt;
  for (const { question } of open)
    // The server knows of those alone that it has named.
    if (question.id !== "") outbox.skip({ questionId: question.id, skippedAt });
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Deletes the second copies, unless some of the work on tests is there and nowhere else: a browser that was killed, and
 * opened again a moment ago, has not put it back yet. It goes out with the next visit.
 */
async function deleteCopies(uid: string): Promise<void> {
  const copies = await (await offlineKit.load())?.workCopies.all(uid);
  if (copies?.length === 0) deleteSentAnswers(uid);
}

/** A session that is gone already is as good as ended. */
async function signOut(): Promise<void> {
  try {
    await call("POST /api/sign-out", undefined);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
}
