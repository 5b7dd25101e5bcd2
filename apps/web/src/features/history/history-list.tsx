import { Link } from "@tanstack/react-router";
import { useFocusOnNext } from "../../lib/use-focus-on-next.ts";
import { AnsweredRows } from "../../question/look-back/answered-row.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { useHistory } from "./history-calls.ts";
import styles from "./history-list.module.css";
import { HistoryRow } from "./history-row.tsx";

const FAILED = "Failed to load your history. Please try again.";

interface HistoryListProps {
  readonly history: ReturnType<typeof useHistory>;
  /** Whether a filter may have left something out. */
  readonly isFiltered: boolean;
}

/** The answers that fit, the latest first; earlier ones come when they are asked for. */
export function HistoryList({ history, isFiltered }: HistoryListProps) {
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage } = history;
  const { list, ask } = useFocusOnNext<HTMLOListElement>(history, "summary");
  if (data === undefined) {
    return isError && !isFetching ? (
      <LoadFailure
        offline="Your history needs a connection."
        onAgain={() => void history.refetch()}
      >
        {FAILED}
      </LoadFailure>
    ) : (
      <Skeleton label="Loading your history..." lines={[100, 100, 100, 100, 100]} />
    );
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <Nothing isFiltered={isFiltered} />;
  const showMore = () => {
    ask(entries.length);
    void history.fetchNextPage();
  };
  return (
    <section className={styles.history} aria-labelledby="answers">
      <h2 id="answers" className="visually-hidden">
        Your answers
      </h2>
      <AnsweredRows ref={list}>
        {entries.map((entry) => (
          <li key={entry.questionId} className={styles.row}>
            <HistoryRow entry={entry} />
          </li>
        ))}
      </AnsweredRows>
      {history.isFetchNextPageError && <Alert tone="bad">{FAILED}</Alert>}
      {hasNextPage && (
        <div>
          <Button look="secondary" busy={isFetchingNextPage} onClick={showMore}>
            Show More
          </Button>
        </div>
      )}
    </section>
  );
}

function Nothing({ isFiltered }: Pick<HistoryListProps, "isFiltered">) {
  return isFiltered ? (
    <p className={styles.nothing}>
      No answers fit. <Link to="/history">Show all</Link>
    </p>
  ) : (
    <div className={styles.invitation}>
      <p>Every question you answer is kept here.</p>
      <ButtonLink to="/practice">Answer Your First Question</ButtonLink>
    </div>
  );
}
