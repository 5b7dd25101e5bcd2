import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { useAnswerOutbox } from "../outbox/use-answer-outbox.ts";

/** What the learner would score, as far as the answers say; what was just answered counts already. */
export function useScore() {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["GET /api/score"],
    queryFn: async ({ signal }) => {
      await outbox.settled();
      return call("GET /api/score", undefined, { signal });
    },
  });
}
