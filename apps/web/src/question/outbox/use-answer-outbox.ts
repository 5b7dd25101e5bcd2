import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { alone } from "../../lib/alone.ts";
import { call } from "../../lib/api.ts";
import { inSession, isSignedInAs, mergeUser, sessionQuery, useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { type AnswerOutbox, createAnswerOutbox } from "./answer-outbox.ts";

/** One outbox a learner, for as long as the page lives: it goes on sending when the screen changes. */
const outboxes = new WeakMap<QueryClient, Map<string, AnswerOutbox>>();

/** The signed-in learner's outbox; it sends what an earlier visit left. */
export function useAnswerOutbox(): AnswerOutbox {
  const client = useQueryClient();
  const { uid } = useUser();
  const outbox = outboxOf(client, uid);
  // What waits goes out as soon as there is a page, and again when the connection is back.
  useEffect(() => {
    outbox.flush();
  }, [outbox]);
  return outbox;
}

function outboxOf(client: QueryClient, uid: string): AnswerOutbox {
  const byLearner = outboxes.get(client) ?? new Map<string, AnswerOutbox>();
  outboxes.set(client, byLearner);
  const outbox = byLearner.get(uid) ?? newOutbox(client, uid);
  byLearner.set(uid, outbox);
  return outbox;
}

function newOutbox(client: QueryClient, uid: string): AnswerOutbox {
  return createAnswerOutbox({
    shelf: learnerShelf(uid),
    send: (answer) => inSession(client, call("POST /api/answers", answer, { keepalive: true })),
    sendSkip: (skip) => inSession(client, call("POST /api/skips", skip, { keepalive: true })),
    onAcknowledged: ({ stats }) => {
      // What a repeat is told is as old as the first.
      const known = client.getQueryData(sessionQuery.queryKey)?.stats;
      if (known && known.totalQuestions <= stats.totalQuestions) mergeUser(client, { stats });
    },
    isOwner: () => isSignedInAs(client, uid),
    pause,
    alone: (work) => alone(`answers:${uid}`, work),
  });
}

/** Waits, but no longer than until the browser is online again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
  });
}
