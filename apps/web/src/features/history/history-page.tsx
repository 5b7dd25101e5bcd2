import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useUser } from "../../lib/session.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import { useHistory } from "./history-calls.ts";
import { isFiltered, readFilter } from "./history-filter.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryList } from "./history-list.tsx";
import styles from "./history-page.module.css";

/** Every question that the learner has answered or skipped. */
export function HistoryPage() {
  const filter = readFilter(useSearch({ from: "/signed-in/history" }));
  const history = useHistory(filter);
  const { totalQuestions } = useUser().stats;
  const navigate = useNavigate();
  const isPart = isFiltered(filter);
  // Until the answers have come, what else is known says whether there will be anything to choose from.
  const hasChoice =
    history.data === undefined
      ? navigator.onLine && (isPart || totalQuestions > 0)
      : isPart || history.data.pages.some(({ entries }) => entries.length > 0);
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <div className={styles.title}>
          <h1>History</h1>
          <Link to="/mistakes">Your mistakes</Link>
        </div>
      </header>
      {hasChoice && (
        <HistoryFilters
          filter={filter}
          onChange={(search) => void navigate({ to: "/history", search, replace: true })}
        />
      )}
      {/* Another filter is another list: nothing of the former's is to stand in it. */}
      <HistoryList key={JSON.stringify(filter)} history={history} isFiltered={isPart} />
    </Page>
  );
}
