import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

/** Completed sessions in one page of the history. */
const HISTORY_PAGE = 10;

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
