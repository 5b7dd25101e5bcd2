import { Link } from "@tanstack/react-router";
import { AnsweredPages } from "../../question/look-back/answered-pages.tsx";
import { Invitation } from "../../question/look-back/invitation.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { useHistory } from "./history-calls.ts";
import styles from "./history-list.module.css";
import { HistoryRow } from "./history-row.tsx";

const WORDS = {
  loading: "Loading your history...",
  failed: "Failed to load your history. Please try again.",
  offline: "Your history needs a connection.",
};

interface HistoryListProps {
  readonly history: ReturnType<typeof useHistory>;
  /** Whether a filter may have left something out. */
  readonly isFiltered: boolean;
}

/** The answers that fit, the latest first; earlier ones come when they are asked for. */
export function HistoryList({ history, isFiltered }: HistoryListProps) {
  return (
    <AnsweredPages
      pages={history}
      words={WORDS}
      heading={<h2 className="visually-hidden">Your answers</h2>}
      none={<Nothing isFiltered={isFiltered} />}
      row={(entry) => <HistoryRow entry={entry} />}
    />
  );
}

function Nothing({ isFiltered }: Pick<HistoryListProps, "isFiltered">) {
  return isFiltered ? (
    <p className={styles.nothing}>
      No answers fit. <Link to="/history">Show all</Link>
    </p>
  ) : (
    <Invitation action={<ButtonLink to="/practice">Answer Your First Question</ButtonLink>}>
      Every question you answer is kept here.
    </Invitation>
  );
}
