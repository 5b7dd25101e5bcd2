import type { StudySession } from "@sat/contract";
import { hasQuestion, isLast, runDesk, studySession } from "@sat/desk";
import { TOPICS } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { pageTime } from "../../../lib/clock.ts";
import { difficultyOf } from "../../../lib/difficulty-choice.ts";
import { useUser } from "../../../lib/session.ts";
import { forgetDesk, keepBookmark } from "../../../question/desk/desk-shelf.ts";
import type { QuestionDesk, QuestionState } from "../../../question/desk/question-desk.ts";
import { useDesk } from "../../../question/desk/use-desk.ts";
import { useStocking } from "../../../question/offline/use-stocking.ts";
import { noteCompleted } from "../just-completed.ts";
import { placeOf } from "./place-of.ts";
import { type StudySupply, studySupply } from "./study-supply.ts";
import { useKeptSession } from "./use-kept-session.ts";

/** A session as it was opened, and the desk that it is taken up at. */
export interface TakenUp {
  readonly session: StudySession;
  readonly initial: QuestionState;
}

/** The desk of a session. */
export interface StudyDesk {
  readonly taken: TakenUp;
  readonly desk: QuestionDesk;
  readonly supply: StudySupply;
}

/** The desk for a session that is taken up, and one desk for as long as it is; undefined while none is. */
export function useStudyDesk(taken: TakenUp | undefined): StudyDesk | undefined {
  const client = useQueryClient();
  const { uid } = useUser();
  const [made, setMade] = useState<StudyDesk>();
  if (made?.taken === taken) return made;
  const next = taken && studyDeskFor(taken, studySupply(client, uid, taken.session));
  setMade(next);
  return next;
}

function studyDeskFor(taken: TakenUp, supply: StudySupply): StudyDesk {
  const { initial } = taken;
  const desk = runDesk({ policy: studySession, initial, supply, now: pageTime });
  return { taken, desk, supply };
}

/** How a study session stands that runs while its page is there: kept, sent, and timed while it is in sight. */
export function useRunningSession({ taken, desk, supply }: StudyDesk): QuestionState {
  const { session } = taken;
  const { uid, preferences } = useUser();
  const place = placeOf(uid, session);
  const state = useDesk(desk, {
    keep: (after) => keepBookmark(place, after, session.id),
    forget: () => {
      forgetDesk(place);
      noteCompleted(session.id);
    },
  });
  useLeaving(() => {
    const left = desk.state();
    // A last result seen must not stand before the next session.
    if (left.phase === "answered" && isLast(desk.policy, left)) forgetDesk(place);
  });
  useKeptSession(desk, session, supply.fetch);
  const { topic, mode } = session;
  const { section } = TOPICS[topic];
  const difficulty = difficultyOf(preferences);
  useStocking({ section, difficulty, session: { topic, mode } }, hasQuestion(state));
  return state;
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
