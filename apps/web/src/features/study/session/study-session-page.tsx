import { questionNumber } from "@sat/desk";
import { TOPICS } from "@sat/item";
import { Navigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { Shortcuts } from "../../../question/controls/shortcuts.tsx";
import { usePreparedType } from "../../../question/prose/use-prepared-type.ts";
import { Page } from "../../../ui/page.tsx";
import { summaryOf } from "../session-summary.ts";
import { readSessionPlace, type SessionPlace } from "../study-address.ts";
import { CurrentQuestion, NoQuestion, QuestionLoading } from "./current-question.tsx";
import { ExitDialog } from "./exit-dialog.tsx";
import { SessionHeader } from "./session-header.tsx";
import { UnknownSession } from "./unknown-session.tsx";
import { useOpenSession } from "./use-open-session.ts";
import { type TakenUp, useStudyDesk } from "./use-study-desk.ts";

/** A study session: ten questions of one topic, in one mode. */
export function StudySessionPage() {
  const search = useSearch({ from: "/signed-in/study-session" });
  const place = readSessionPlace(search);
  if (place === undefined) return <UnknownSession search={search} />;
  return <OpenSession key={`${place.topic}/${place.mode}`} place={place} />;
}

function OpenSession({ place }: { readonly place: SessionPlace }) {
  const { data, isFetching, isError, refetch } = useOpenSession(place);
  const [isExiting, setExiting] = useState(false);
  const exit = () => setExiting(true);
  const [isAsked, setAsked] = useState(false);
  const again = () => {
    setAsked(true);
    void refetch();
  };
  return (
    <Page>
      {data !== undefined && !isFetching ? (
        <RunningSession
          key={data.session.id}
          taken={data}
          isAsked={isAsked}
          onExit={exit}
          onAnew={again}
        />
      ) : (
        <>
          <SessionHeader place={place} state={undefined} onExit={exit} />
          {isError && !isFetching ? (
            <NoQuestion reason="missing" onAgain={again} />
          ) : (
            <QuestionLoading />
          )}
        </>
      )}
      <ExitDialog open={isExiting} onClose={() => setExiting(false)} />
    </Page>
  );
}

interface RunningSessionProps {
  readonly taken: TakenUp;
  /** Whether the learner asked for it on this page, with a button that is gone. */
  readonly isAsked: boolean;
  readonly onExit: () => void;
  /** Opens a session anew, since this one is over. */
  readonly onAnew: () => void;
}

function RunningSession({ taken, isAsked, onExit, onAnew }: RunningSessionProps) {
  const { session, initial } = taken;
  const { desk, state } = useStudyDesk(taken);
  usePreparedType(TOPICS[session.topic].section);
  if (state.phase === "completed") {
    const { score, time: totalTime, total: questionsAnswered } = state;
    const data = summaryOf({ ...session, score, totalTime, questionsAnswered });
    return <Navigate to="/study-summary" search={{ data }} replace />;
  }
  return (
    <>
      <SessionHeader place={session} state={state} onExit={onExit} />
      <CurrentQuestion
        mode={session.mode}
        desk={desk}
        state={state}
        onAnew={onAnew}
        first={isAsked ? undefined : questionNumber(initial)}
      />
      <Shortcuts onRespond={desk.respond} onEnter={desk.leadOn} />
    </>
  );
}
