import { useNavigate, useSearch } from "@tanstack/react-router";
import { BackLink } from "../../ui/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import { readFilter } from "./history-filter.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryList } from "./history-list.tsx";
import styles from "./history-page.module.css";

/** Every question that the learner has answered or skipped. */
export function HistoryPage() {
  const filter = readFilter(useSearch({ from: "/signed-in/history" }));
  const navigate = useNavigate();
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>History</h1>
      </header>
      <HistoryFilters
        filter={filter}
        onChange={(search) => void navigate({ to: "/history", search, replace: true })}
      />
      {/* Another filter is another list: nothing of the former's is to stand in it. */}
      <HistoryList key={JSON.stringify(filter)} filter={filter} />
    </Page>
  );
}
