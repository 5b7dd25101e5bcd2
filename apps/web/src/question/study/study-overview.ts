import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { useAnswerOutbox } from "../outbox/use-answer-outbox.ts";

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
