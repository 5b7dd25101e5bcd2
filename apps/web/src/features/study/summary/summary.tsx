import type { StudySession } from "@sat/contract";
import { type TopicId, TOPICS } from "@sat/item";
import type { ReactNode } from "react";
import { dayOf } from "../../../lib/day-of.ts";
import { useUser } from "../../../lib/session.ts";
import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import { PrintButton } from "../../../question/paper/print-button.tsx";
import { usePreparedType } from "../../../question/prose/use-prepared-type.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useJustCompleted } from "../just-completed.ts";
import { MasteryBadge } from "../mastery-badge.tsx";
import { progressOf } from "../progress.ts";
import { sessionSearch } from "../../../question/study/session-search.ts";
import { useOverview } from "../../../question/study/study-overview.ts";
import { MODE_NAMES } from "../study-texts.ts";
import { Figures } from "./figures.tsx";
import { NextSteps } from "./next-steps.tsx";
import { latePaper } from "./late-paper.ts";
import { Paper } from "./paper.tsx";
import { Records } from "./records.tsx";
import { ScoreDots } from "./score-dots.tsx";
import { isFalselyTold, type SessionName, type SummarySearch } from "./session-name.ts";
import styles from "./summary.module.css";
import { useSummarised } from "./use-summarised.ts";
import { WaysOn } from "./ways-on.tsx";

interface SummaryProps {
  readonly name: SessionName;
  readonly search: SummarySearch;
  /** What stands here where there is no such session. */
  readonly otherwise: ReactNode;
}

/** The summary of the session that an address names, by the session's own answers. */
export function Summary({ name, search, otherwise }: SummaryProps) {
  const { summarised, again } = useSummarised(name);
  if (summarised.phase === "missing") return otherwise;
  const session = summarised.phase === "found" ? summarised.session : undefined;
  return (
    <Page>
      <div className={styles.summary} data-section={session && TOPICS[session.topic].section}>
        <header className={styles.header}>
          <h1>Session Summary</h1>
          {session && (
            <>
              <About session={session} />
              <p className={styles.actions}>
                <Onward session={session} />
                <PrintButton late={latePaper} />
              </p>
            </>
          )}
        </header>
        {summarised.phase === "loading" && <Skeleton label="Loading the summary..." />}
        {summarised.phase === "failed" && <Failure isTold={"told" in name} onAgain={again} />}
        {summarised.phase === "found" && (
          <>
            {summarised.standing === "unconfirmed" && <Unconfirmed onAgain={again} />}
            {isFalselyTold(summarised.session, search) && (
              <div className={styles.told}>
                <Alert tone="plain">
                  The link to this page has different figures. The figures below come from your
                  saved answers.
                </Alert>
              </div>
            )}
            <Found session={summarised.session} />
          </>
        )}
      </div>
    </Page>
  );
}

function About({ session }: { readonly session: StudySession }) {
  const { id, topic, mode, startedAt, completedAt } = session;
  const isMoment = useJustCompleted(id);
  const { name, section } = TOPICS[topic];
  const { displayName } = useUser();
  return (
    <div className={styles.about}>
      <p className={styles.learner}>{displayName}</p>
      <p className={styles.topic}>{name}</p>
      <div className={styles.badges}>
        <Badge tone="accent">{section}</Badge>
        <Badge>{MODE_NAMES[mode]}</Badge>
        <span className={styles.day}>{dayOf(completedAt ?? startedAt)}</span>
      </div>
      <div className={styles.level}>
        {session.questionsAnswered === SESSION_LENGTH && (
          <ScoreDots records={session.records} isMoment={isMoment} />
        )}
        <Mastery topic={topic} />
      </div>
    </div>
  );
}

/** How well the topic is mastered by now, once the server has said so. */
function Mastery({ topic }: { readonly topic: TopicId }) {
  const { data } = useOverview();
  return data && <MasteryBadge progress={progressOf(topic, data.topics)} />;
}

/** The topic again, or what is left of a session that is still open. */
function Onward({ session }: { readonly session: StudySession }) {
  const isOver = session.questionsAnswered === SESSION_LENGTH;
  return (
    <ButtonLink to="/study-session" search={sessionSearch(session)} look="accent">
      {isOver ? "Practice This Topic Again" : "Resume"}
    </ButtonLink>
  );
}

function Found({ session }: { readonly session: StudySession }) {
  usePreparedType(TOPICS[session.topic].section);
  return (
    <>
      <Figures session={session} />
      <Records session={session} />
      <Paper records={session.records} />
      <NextSteps session={session} />
    </>
  );
}

function Unconfirmed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Alert
      tone="plain"
      actions={
        navigator.onLine && (
          <Button look="secondary" size="small" onClick={onAgain}>
            Try Again
          </Button>
        )
      }
    >
      The server has not confirmed this session yet. What you see was recorded on this device.
    </Alert>
  );
}

interface FailureProps {
  /** Whether there is nothing to find the session by but what is told of it. */
  readonly isTold: boolean;
  readonly onAgain: () => void;
}

function Failure({ isTold, onAgain }: FailureProps) {
  return (
    <>
      <LoadFailure
        offline={
          isTold
            ? "The figures in this link cannot be checked without a connection."
            : "This summary needs a connection."
        }
        onAgain={onAgain}
      >
        Failed to load the summary of this session. Please try again.
      </LoadFailure>
      <p className={styles.ways}>
        <WaysOn />
      </p>
    </>
  );
}
