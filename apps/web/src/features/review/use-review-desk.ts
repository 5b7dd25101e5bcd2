import { review, runDesk } from "@sat/desk";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { pageTime } from "../../lib/clock.ts";
import type { Place } from "../../lib/kept-form.ts";
import { useUser } from "../../lib/session.ts";
import { forgetDesk, keepDesk, keptDesk } from "../../question/desk/desk-shelf.ts";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { useDesk } from "../../question/desk/use-desk.ts";
import { lengthOf, type ReviewPlan } from "./review-plan.ts";
import { reviewSupply } from "./review-supply.ts";

interface ReviewDesk {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** The desk of a review as it was left, running while its page is there. */
export function useReviewDesk(plan: ReviewPlan, place: Place, onEnd: () => void): ReviewDesk {
  const client = useQueryClient();
  const { uid, preferences } = useUser();
  const [desk] = useState(() =>
    runDesk({
      policy: review(lengthOf(plan)),
      initial: keptDesk(place, preferences),
      supply: reviewSupply(client, uid, { plan, place }),
      now: pageTime,
    }),
  );
  const state = useDesk(desk, {
    keep: (after) => keepDesk(place, after, preferences),
    forget: () => {
      forgetDesk(place);
      onEnd();
    },
  });
  return { desk, state };
}
