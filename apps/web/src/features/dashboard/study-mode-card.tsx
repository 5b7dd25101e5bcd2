import type { StudySessionSummary } from "@sat/contract";
import { TOPICS } from "@sat/item";
import { GraduationCap } from "lucide-react";
import { SESSION_LENGTH } from "../../question/desk/session-length.ts";
import { sessionSearch } from "../../question/study/session-search.ts";
import { useOverview } from "../../question/study/study-overview.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import styles from "./side-card.module.css";

/** The way into Study Mode, and back into the session begun last, if one is open. */
export function StudyModeCard() {
  const { data, isFetchedAfterMount } = useOverview();
  // What was known before the learner came here may have been answered since.
  const [session, ...others] = (isFetchedAfterMount && data?.openSessions) || [];
  return (
    <Card aria-labelledby="study-mode">
      <div className={styles.sheet}>
        <h2 id="study-mode" className={styles.heading}>
          <GraduationCap aria-hidden="true" />
          Study Mode
        </h2>
        <div className={styles.slot}>
          {/* It keeps its room where a session stands in for it, so that nothing moves when one comes. */}
          <p style={{ visibility: session === undefined ? "visible" : "hidden" }}>
            Work through one topic at a time, in sessions of 10 questions, with hints if you like.
          </p>
          {session && <OpenSession session={session} others={others.length} />}
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/study-mode" look="secondary">
            Open Study Mode
          </ButtonLink>
          {session && (
            <ButtonLink
              to="/study-session"
              search={sessionSearch(session)}
              aria-describedby="open-session"
            >
              Resume
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

interface OpenSessionProps {
  readonly session: StudySessionSummary;
  readonly others: number;
}

/** What is gone on with: its topic and place, and how many more there are. */
function OpenSession({ session, others }: OpenSessionProps) {
  return (
    <p id="open-session">
      <span className={styles.topic}>{TOPICS[session.topic].name}</span>
      Question {session.questionsAnswered + 1} of {SESSION_LENGTH}
      {others > 0 && ` • ${others} more open`}
    </p>
  );
}
