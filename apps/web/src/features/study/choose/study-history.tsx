import type { StudySessionSummary } from "@sat/contract";
import { TOPICS } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { dayOf } from "../../../lib/day-of.ts";
import { useFocusOnNext } from "../../../lib/use-focus-on-next.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../../ui/try-again-alert.tsx";
import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import { useOverview } from "../../../question/study/study-overview.ts";
import { useStudyHistory } from "../study-calls.ts";
import { MODE_NAMES } from "../study-texts.ts";
import styles from "./study-history.module.css";

const FAILED = "Failed to load your sessions. Please try again.";

/** The completed sessions, each leading to its summary. */
export function StudyHistory() {
  const history = useStudyHistory();
  // Without a connection, the word in place of the progress does for these too.
  if (history.isLoadingError && !navigator.onLine) return null;
  return (
    <section aria-labelledby="study-history" className={styles.history}>
      <h2 id="study-history">Completed sessions</h2>
      <Sessions history={history} />
    </section>
  );
}

function Sessions({ history }: { readonly history: ReturnType<typeof useStudyHistory> }) {
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage } = history;
  const { list, ask } = useFocusOnNext<HTMLUListElement>(history, "a");
  const isProgressLost = useOverview().isError;
  if (data === undefined) {
    if (!isError || isFetching) {
      return <Skeleton label="Loading your sessions..." lines={[100, 100, 100]} />;
    }
    // One alert and one button are enough for both.
    if (isProgressLost) return <p className={styles.empty}>Failed to load your sessions.</p>;
    return <TryAgainAlert onAgain={() => void history.refetch()}>{FAILED}</TryAgainAlert>;
  }
  const sessions = data.pages.flatMap((page) => page.sessions);
  if (sessions.length === 0) {
    return <p className={styles.empty}>Every session you complete is kept here.</p>;
  }
  const showMore = () => {
    ask(sessions.length);
    void history.fetchNextPage();
  };
  return (
    <>
      <ul ref={list} className={styles.list}>
        {sessions.map((session) => (
          <CompletedSession key={session.id} session={session} />
        ))}
      </ul>
      {history.isFetchNextPageError && <Alert tone="bad">{FAILED}</Alert>}
      {hasNextPage && (
        <div>
          <Button look="secondary" size="small" busy={isFetchingNextPage} onClick={showMore}>
            Show More
          </Button>
        </div>
      )}
    </>
  );
}

function CompletedSession({ session }: { readonly session: StudySessionSummary }) {
  const { id, topic, mode, completedAt, score } = session;
  const { name, section } = TOPICS[topic];
  return (
    <li data-section={section}>
      <Link to="/study-summary" search={{ id }} className={styles.session}>
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>
          {MODE_NAMES[mode]}
          {completedAt !== null && ` • ${dayOf(completedAt)}`}
        </span>
        <span className={styles.score}>
          {score}/{SESSION_LENGTH}
        </span>
        <ChevronRight aria-hidden="true" className={styles.mark} />
      </Link>
    </li>
  );
}
