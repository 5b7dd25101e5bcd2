import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { useAnswerOutbox } from "../../question/outbox/use-answer-outbox.ts";
import type { HistoryFilter } from "./history-filter.ts";

/** The answers that fit, page after page, the latest first. */
export function useHistory({ section, topic, result }: HistoryFilter) {
  const outbox = useAnswerOutbox();
  return useInfiniteQuery({
    queryKey: ["GET /api/history", section, topic, result],
    queryFn: async ({ pageParam: before, signal }) => {
      // What was just answered is history already, and on the first page.
      if (before === null) await outbox.settled();
      const query = {
        ...(section && { section }),
        ...(topic && { topic }),
        ...(result && { result }),
        ...(before !== null && { before }),
      };
      return call("GET /api/history", undefined, { query, signal });
    },
    initialPageParam: null as string | null, // the first page begins at the latest
    getNextPageParam: ({ next }) => next,
    // Each visit begins at the latest; many pages are not read again behind the learner's back.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
