import type { StudySession } from "@sat/contract";
import { hasQuestion, isLast, runDesk, studySession } from "@sat/desk";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { pageTime } from "../../../lib/clock.ts";
import { useUser } from "../../../lib/session.ts";
import { forgetDesk, keepBookmark } from "../../../question/desk/desk-shelf.ts";
import type { QuestionDesk, QuestionState } from "../../../question/desk/question-desk.ts";
import { useDesk } from "../../../question/desk/use-desk.ts";
import { useStocking } from "../../../question/offline/use-stocking.ts";
import { placeOf } from "./place-of.ts";
import { studySupply } from "./study-supply.ts";
import { useKeptSession } from "./use-kept-session.ts";

/** A session as it was opened, and the desk that it is taken up at. */
export interface TakenUp {
  readonly session: StudySession;
  readonly initial: QuestionState;
}

interface RunningSession {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** A study session running while its page is there: kept, sent, and timed while it is in sight. */
export function useStudyDesk({ session, initial }: TakenUp): RunningSession {
  const client = useQueryClient();
  const { uid, preferences } = useUser();
  const [{ desk, supply, place }] = useState(() => {
    const questions = studySupply(client, uid, session);
    const parts = { policy: studySession, initial, supply: questions, now: pageTime };
    return { desk: runDesk(parts), supply: questions, place: placeOf(uid, session) };
  });
  const state = useDesk(desk, {
    keep: (after) => keepBookmark(place, after, session.id),
    forget: () => forgetDesk(place),
  });
  useLeaving(() => {
    const left = desk.state();
    // A last result seen must not stand before the next session.
    if (left.phase === "answered" && isLast(desk.policy, left)) forgetDesk(place);
  });
  useKeptSession(desk, session, supply.fetch);
  useStocking(preferences.defaultDifficulty, hasQuestion(state));
  return { desk, state };
}

/** Does something when the page is left for another. */
function useLeaving(leave: () => void): void {
  const router = useRouter();
  const onLeave = useEffectEvent(leave);
  // Only the router knows where a page gives way to. After the desk's last change, which would keep it again; where the
  // address stays, nobody has left.
  useEffect(() => {
    const { href } = router.latestLocation;
    return () => {
      if (router.latestLocation.href !== href) onLeave();
    };
  }, [router]);
}
