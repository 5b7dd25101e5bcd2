import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { useAnswerOutbox } from "../../question/outbox/use-answer-outbox.ts";

/** Completed sessions in one page of the history. */
const HISTORY_PAGE = 10;

/** Where the overview is kept. */
export const OVERVIEW = ["GET /api/study"] as const;

/** How far the learner is in each topic, and which sessions are open. */
export function useOverview() {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: OVERVIEW,
    queryFn: async ({ signal }) => {
      // What was just answered counts.
      await outbox.settled();
      return call("GET /api/study", undefined, { signal });
    },
  });
}

/** A session with its questions, open or completed; `answered` is how many answers this page knows of. */
export function useStudySession(id: string | undefined, answered: number) {
  const outbox = useAnswerOutbox();
  const { stats } = useUser();
  const session = useQuery({
    queryKey: ["GET /api/study-sessions/{id}", id],
    queryFn: async ({ signal }) => {
      await outbox.settled();
      return call("GET /api/study-sessions/{id}", undefined, { path: { id: id ?? "" }, signal });
    },
    enabled: id !== undefined,
  });
  const { data, refetch } = session;
  const isBehind = data !== undefined && data.questionsAnswered < answered;
  // An answer that reaches the server late comes back as new stats.
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, stats.totalQuestions, refetch]);
  return session;
}

/** The completed sessions, page after page, the latest first. */
export function useStudyHistory() {
  return useInfiniteQuery({
    queryKey: ["GET /api/study-sessions"],
    queryFn: ({ pageParam: before, signal }) =>
      call("GET /api/study-sessions", undefined, {
        query: { limit: String(HISTORY_PAGE), ...(before !== undefined && { before }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined, // the first page begins at the latest
    getNextPageParam: ({ sessions }) =>
      sessions.length < HISTORY_PAGE ? undefined : (sessions.at(-1)?.completedAt ?? undefined),
  });
}
