import type { StudyMode } from "@sat/contract";
import { RESPONSE_KINDS, type TopicId } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../lib/api.ts";
import { whenIdle } from "../../lib/idle.ts";
import { inSession, isSignedInAs, useUser } from "../../lib/session.ts";
import { fetchQuestion } from "../fetch/fetch-question.ts";
import { fetchStudyQuestion } from "../fetch/fetch-study-question.ts";
import type { Choice } from "../practice/question-supply.ts";
import { offlineKit } from "./late-offline-kit.ts";

interface AtHand extends Choice {
  /** How the learner studies, and in a session its topic. */
  readonly mode: StudyMode;
  readonly topic?: TopicId;
}

/** Keeps questions and sessions of every kind to go on with offline, those at hand first, once there is a question. */
export function useStocking(atHand: AtHand, hasQuestion: boolean): void {
  const { section, difficulty, mode, topic } = atHand;
  const client = useQueryClient();
  const { uid } = useUser();
  // The stock is filled beside the page, for as long as it is there.
  useEffect(() => {
    const end = new AbortController();
    const begin = async () => {
      const kit = await offlineKit.load();
      kit?.stockUp({
        uid,
        atHand: { section, difficulty },
        study: { mode, topic },
        fetchQuestion: (choice) =>
          fetchQuestion(client, uid, { ...choice, kinds: RESPONSE_KINDS, forStock: true }),
        openSession: (place) => inSession(client, call("POST /api/study-sessions", place)),
        fetchStudyQuestion: (name) => inSession(client, fetchStudyQuestion(uid, name)),
        isOwner: () => isSignedInAs(client, uid),
        signal: end.signal,
      });
    };
    if (hasQuestion) whenIdle(end.signal, () => void begin());
    return () => end.abort();
  }, [client, uid, section, difficulty, mode, topic, hasQuestion]);
}
