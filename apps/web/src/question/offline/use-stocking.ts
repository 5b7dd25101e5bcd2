import type { TopicId } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whenIdle } from "../../lib/idle.ts";
import { useUser } from "../../lib/session.ts";
import type { Choice } from "../practice/question-supply.ts";
import type { SessionPlace } from "../study/session-search.ts";
import { offlineKit } from "./late-offline-kit.ts";

interface AtHand extends Choice {
  /** The topic that the learner looks at. */
  readonly topic?: TopicId | undefined;
  /** The session that the learner is in. */
  readonly session?: SessionPlace;
}

/** Keeps questions and sessions of every kind to go on with offline, those at hand first, once the page has its own. */
export function useStocking(atHand: AtHand, isReady = true): void {
  const { section, difficulty, topic, session } = atHand;
  const { topic: studied, mode } = session ?? {};
  const client = useQueryClient();
  const { uid } = useUser();
  // The stock is filled beside the page, for as long as it is there.
  useEffect(() => {
    const end = new AbortController();
    const begin = async () => {
      const kit = await offlineKit.load();
      kit?.stockUp({
        ...kit.stockCalls(client, uid),
        uid,
        atHand: { section, difficulty, topic },
        session: studied && mode && { topic: studied, mode },
        signal: end.signal,
      });
    };
    if (isReady) whenIdle(end.signal, () => void begin());
    return () => end.abort();
  }, [client, uid, section, difficulty, topic, studied, mode, isReady]);
}
