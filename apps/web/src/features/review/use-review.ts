import type { Review } from "@sat/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { timeZone } from "../../lib/clock.ts";
import { useAnswerOutbox } from "../../question/outbox/use-answer-outbox.ts";
import type { More } from "./review-plan.ts";

/** What is due today, and how long it takes with the questions that are to come besides. */
export function useReview(more: More | null) {
  const outbox = useAnswerOutbox();
  return useQuery({
    queryKey: ["GET /api/review", more],
    queryFn: async ({ signal }): Promise<Review> => {
      // What was just answered is done already.
      await outbox.settled();
      const besides = more && { skill: more.skill, more: String(more.count) };
      return call("GET /api/review", undefined, {
        query: { timeZone: timeZone(), ...besides },
        signal,
      });
    },
    // Each visit begins with what is so now.
    gcTime: 0,
  });
}
