import type { StudySession } from "@sat/contract";
import { questionNumber } from "@sat/desk";
import { TOPICS } from "@sat/item";
import { Navigate, useSearch } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import { useLatePart } from "../../../lib/late-part.ts";
import { useOnlyPage } from "../../../lib/only-page.ts";
import { useUser } from "../../../lib/session.ts";
import { Shortcuts } from "../../../question/controls/shortcuts.tsx";
import type { QuestionDesk, QuestionState } from "../../../question/desk/question-desk.ts";
import { offlineKit } from "../../../question/offline/late-offline-kit.ts";
import { usePreparedType } from "../../../question/prose/use-prepared-type.ts";
import { QuestionFrame } from "../../../question/frame/question-frame.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { summaryOf } from "../session-summary.ts";
import type { SessionPlace } from "../../../question/study/session-search.ts";
import { readSessionPlace } from "../study-address.ts";
import { CurrentQuestion, NoQuestion, QuestionLoading } from "./current-question.tsx";
import { ExitDialog } from "./exit-dialog.tsx";
import { SessionBar } from "./session-bar.tsx";
import { SessionCourse } from "./session-course.tsx";
import { SessionElsewhere } from "./session-elsewhere.tsx";
import { UnknownSession } from "./unknown-session.tsx";
import { useOpenSession } from "./use-open-session.ts";
import { type StudyDesk, useRunningSession, useStudyDesk } from "./use-study-desk.ts";

/** A study session: ten questions of one topic, in one mode. */
export function StudySessionPage() {
  const search = useSearch({ from: "/signed-in/study-session" });
  const place = readSessionPlace(search);
  if (place === undefined) return <UnknownSession search={search} />;
  return <OpenSession key={`${place.topic}/${place.mode}`} place={place} />;
}

/** The session on the one page that is at it, be it of several that show it. */
function OpenSession({ place }: { readonly place: SessionPlace }) {
  const { uid } = useUser();
  const { where, take } = useOnlyPage(`study:${uid}:${place.topic}/${place.mode}`);
  const [isTaken, setTaken] = useState(false);
  const takeOver = () => {
    setTaken(true);
    take();
  };
  return where === "elsewhere" || where === "left" ? (
    <SessionElsewhere place={place} isLeft={where === "left"} onHere={takeOver} />
  ) : (
    <SessionHere place={place} isHere={where === "here"} isTaken={isTaken} />
  );
}

interface SessionHereProps {
  readonly place: SessionPlace;
  /** Whether it is certain by now that no other page is at it. */
  readonly isHere: boolean;
  /** Whether the learner had it come here from another page, with a button that is gone. */
  readonly isTaken: boolean;
}

/** One frame for a session on its way and for the one that has come: what has the focus in its bar keeps it. */
function SessionHere({ place, isHere, isTaken }: SessionHereProps) {
  const { data, isFetching, isError, refetch } = useOpenSession(place, isHere);
  const running = useStudyDesk(isFetching ? undefined : data);
  const state = useStateOf(running?.desk);
  const [isExiting, setExiting] = useState(false);
  const [isAsked, setAsked] = useState(isTaken);
  const again = () => {
    setAsked(true);
    void refetch();
  };
  if (running !== undefined && state?.phase === "completed")
    return <ToSummary session={running.taken.session} state={state} />;
  return (
    <>
      <QuestionFrame
        bar={
          <SessionBar place={place} onExit={() => setExiting(true)}>
            {running && state && <SessionTools desk={running.desk} state={state} />}
          </SessionBar>
        }
        under={<SessionCourse place={place} state={state} />}
      >
        {running ? (
          <RunningSession studyDesk={running} isAsked={isAsked} onAnew={again} />
        ) : (
          <SessionToCome place={place} hasFailed={isError && !isFetching} onAgain={again} />
        )}
      </QuestionFrame>
      <ExitDialog open={isExiting} onClose={() => setExiting(false)} />
    </>
  );
}

/** How a desk stands, once there is one. */
function useStateOf(desk: QuestionDesk | undefined): QuestionState | undefined {
  return useSyncExternalStore(desk?.subscribe ?? neverChanges, () => desk?.state());
}

function neverChanges(): () => void {
  return () => {};
}

interface SessionToolsProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

function SessionTools({ desk, state }: SessionToolsProps) {
  return (
    <>
      {"question" in state && state.question.seenBefore && (
        <Badge tone="caution">Seen before</Badge>
      )}
      <Shortcuts place="bar" onRespond={desk.respond} onEnter={desk.leadOn} />
    </>
  );
}

interface SessionToComeProps {
  readonly place: SessionPlace;
  readonly hasFailed: boolean;
  readonly onAgain: () => void;
}

/** Stands for a session on its way, or says that it cannot be had. */
function SessionToCome({ place, hasFailed, onAgain }: SessionToComeProps) {
  const kit = useLatePart(offlineKit);
  if (!hasFailed) return <QuestionLoading />;
  return (
    <NoQuestion reason="missing" onAgain={onAgain}>
      {kit && <kit.StudyInstead place={place} />}
    </NoQuestion>
  );
}

interface RunningSessionProps {
  readonly studyDesk: StudyDesk;
  /** Whether the learner asked for it on this page, with a button that is gone. */
  readonly isAsked: boolean;
  /** Opens a session anew, since this one is over. */
  readonly onAnew: () => void;
}

function RunningSession({ studyDesk, isAsked, onAnew }: RunningSessionProps) {
  const { session, initial } = studyDesk.taken;
  const state = useRunningSession(studyDesk);
  usePreparedType(TOPICS[session.topic].section);
  return (
    <CurrentQuestion
      mode={session.mode}
      desk={studyDesk.desk}
      state={state}
      onAnew={onAnew}
      first={isAsked ? undefined : questionNumber(initial)}
    />
  );
}

interface ToSummaryProps {
  readonly session: StudySession;
  readonly state: QuestionState;
}

/** Leads a completed session to its summary. */
function ToSummary({ session, state }: ToSummaryProps) {
  const { score, time: totalTime, total: questionsAnswered } = state;
  const data = summaryOf({ ...session, score, totalTime, questionsAnswered });
  return <Navigate to="/study-summary" search={{ data, id: session.id }} replace />;
}
