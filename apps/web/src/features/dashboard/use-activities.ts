import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { timeZone } from "../../lib/clock.ts";
import { useAnswerOutbox } from "../../question/outbox/use-answer-outbox.ts";

/** What the learner could do now; what was just answered counts already. */
export function useActivities() {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["GET /api/activities"],
    queryFn: async ({ signal }) => {
      await outbox.settled();
      return call("GET /api/activities", undefined, { query: { timeZone: timeZone() }, signal });
    },
  });
}
