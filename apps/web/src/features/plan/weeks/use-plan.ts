import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { timeZone } from "../../../lib/clock.ts";
import { useAnswerOutbox } from "../../../question/outbox/use-answer-outbox.ts";

/** The learner's plan by week, from today on; what was just answered counts already. */
export function usePlan() {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["GET /api/plan"],
    queryFn: async ({ signal }) => {
      await outbox.settled();
      return call("GET /api/plan", undefined, { query: { timeZone: timeZone() }, signal });
    },
  });
}
