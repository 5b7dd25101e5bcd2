import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { timeZone } from "../../lib/clock.ts";
import { useAnswerOutbox } from "../outbox/use-answer-outbox.ts";

/** What the learner's answers come to; what was just answered counts already. */
export function useProgress() {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["GET /api/progress"],
    queryFn: async ({ signal }) => {
      await outbox.settled();
      return call("GET /api/progress", undefined, { query: { timeZone: timeZone() }, signal });
    },
  });
}
