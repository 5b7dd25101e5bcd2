import type { StudySession } from "@sat/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { whenIdle } from "../../../lib/idle.ts";
import { isSignedInAs, useUser } from "../../../lib/session.ts";
import { offlineKit } from "../../../question/offline/late-offline-kit.ts";
import type { QuestionDesk, QuestionState } from "../../../question/desk/question-desk.ts";

/** Keeps an open session on this device, so that it goes on without a connection. */
export function useKeptSession(
  desk: QuestionDesk,
  opened: StudySession,
  fetchQuestion: (number: number) => Promise<unknown>,
): void {
  const client = useQueryClient();
  const { uid } = useUser();
  const fetchOne = useEffectEvent(fetchQuestion);
  // What is kept is outside React, and comes after what the learner waits for.
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const answered: QuestionState[] = [];
    const stop = desk.subscribe(({ after }) => {
      if (after.phase === "answered") answered.push(after);
    });
    const begin = async () => {
      const kit = await offlineKit.load();
      stop();
      if (!signal.aborted)
        kit?.keepSession({
          uid,
          desk,
          opened,
          answered,
          fetchQuestion: fetchOne,
          isOwner: () => isSignedInAs(client, uid),
          signal,
        });
    };
    // A session that came from this device itself is kept from its first answer on: nobody else has it.
    if (offlineKit.loaded() === undefined) whenIdle(signal, () => void begin());
    else void begin();
    return () => {
      end.abort();
      stop();
    };
  }, [client, desk, opened, uid]);
}
