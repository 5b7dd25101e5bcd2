import { useLocation, useNavigate, useRouteContext, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { forgetDesk } from "../../question/desk/desk-shelf.ts";
import { deskKey } from "../../question/practice/open-desks.ts";
import { ReviewHome } from "./review-home.tsx";
import {
  forgetPlan,
  keepPlan,
  keptPlan,
  newPlan,
  readWish,
  type ReviewPlan,
} from "./review-plan.ts";
import { ReviewSession } from "./review-session.tsx";
import { forgetDueAhead } from "./review-supply.ts";

/** A review as the page has it. */
interface Begun {
  readonly plan: ReviewPlan;
  /** Whether it was begun on this page, with a button that is gone. */
  readonly isNew: boolean;
}

/** Review: what was missed comes again in other questions, mixed, and a little each day. */
export function ReviewPage() {
  const search = useSearch({ from: "/signed-in/review" });
  const { seat } = useRouteContext({ from: "/signed-in/review" });
  const { uid } = useUser();
  const [places] = useState(() => {
    const shelf = learnerShelf(uid);
    const key = deskKey("review", seat);
    return { desk: { shelf, key }, plan: { shelf, key: `plan-of-${key}` } };
  });
  const wish = readWish(search);
  const isWanted = useWanted();
  const start = (plan: ReviewPlan): ReviewPlan => {
    forgetDesk(places.desk);
    forgetDueAhead(places.desk);
    keepPlan(places.plan, plan);
    return plan;
  };
  const [begun, setBegun] = useState<Begun | undefined>(() => {
    const plan = keptPlan(places.plan) ?? (isWanted && wish ? start(newPlan(wish)) : undefined);
    return plan && { plan, isNew: false };
  });
  const begin = (plan: ReviewPlan) => setBegun({ plan: start(plan), isNew: true });
  if (begun === undefined) return <ReviewHome more={wish?.more ?? null} onBegin={begin} />;
  const { plan } = begun;
  return (
    <ReviewSession
      // Another review has a desk of its own.
      key={plan.begun}
      {...begun}
      place={places.desk}
      onEnd={() => forgetPlan(places.plan, plan)}
      onOver={() => {
        forgetPlan(places.plan, plan);
        setBegun(undefined);
      }}
      onBegin={begin}
    />
  );
}

/** Whether the learner came for questions at once; not again after a reload or on the way back. */
function useWanted(): boolean {
  const isWanted = useLocation({ select: ({ state }) => state.wantsQuestion === true });
  const navigate = useNavigate();
  // The wish is in the browser's history, which would keep it for as long as the page is in there.
  useEffect(() => {
    if (!isWanted) return;
    void navigate({ to: ".", search: true, state: {}, replace: true, resetScroll: false });
  }, [isWanted, navigate]);
  return isWanted;
}
