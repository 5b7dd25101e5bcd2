import type { Achievement } from "@sat/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { timeZone } from "../../lib/clock.ts";
import { useAnswerOutbox } from "./use-answer-outbox.ts";

/** Every achievement, with how far the learner is. */
export function useAchievements() {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["GET /api/achievements"],
    queryFn: async ({ signal }): Promise<readonly Achievement[]> => {
      // What was just answered counts.
      await outbox.settled();
      const query = { timeZone: timeZone() };
      return (await call("GET /api/achievements", undefined, { query, signal })).achievements;
    },
  });
}
