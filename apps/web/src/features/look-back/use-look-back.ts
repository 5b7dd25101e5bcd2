import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { timeZone } from "../../lib/clock.ts";
import { useAnswerOutbox } from "../../question/outbox/use-answer-outbox.ts";

/** What a week came to, the last full one without a name; what was just answered counts already. */
export function useLookBack(week: string | undefined) {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["GET /api/look-back", week],
    queryFn: async ({ signal }) => {
      await outbox.settled();
      const query = { timeZone: timeZone(), ...(week !== undefined && { week }) };
      return call("GET /api/look-back", undefined, { query, signal });
    },
  });
}
