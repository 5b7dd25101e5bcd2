import { type Difficulty, RESPONSE_KINDS } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenIdle } from "../../lib/idle.ts";
import { isSignedInAs, useUser } from "../../lib/session.ts";
import { fetchQuestion } from "../fetch/fetch-question.ts";
import { offlineKit } from "./late-offline-kit.ts";

/** Keeps questions to practise from without a connection, of all sections, once the first one is there. */
export function useStocking(difficulty: Difficulty, hasQuestion: boolean): void {
  const client = useQueryClient();
  const { uid } = useUser();
  // The stock is filled beside the page, for as long as it is there.
  useEffect(() => {
    const end = new AbortController();
    const begin = async () => {
      const kit = await offlineKit.load();
      kit?.stockUp({
        uid,
        difficulty,
        fetchQuestion: (choice) => fetchQuestion(client, uid, { ...choice, kinds: RESPONSE_KINDS }),
        isOwner: () => isSignedInAs(client, uid),
        signal: end.signal,
      });
    };
    if (hasQuestion) whenIdle(end.signal, () => void begin());
    return () => end.abort();
  }, [client, uid, difficulty, hasQuestion]);
}
