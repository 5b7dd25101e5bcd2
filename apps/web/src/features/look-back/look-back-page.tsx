import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { noteLookBack } from "../../lib/look-back-due.ts";
import { useUser } from "../../lib/session.ts";
import { isText } from "../../lib/shapes.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./look-back-page.module.css";
import { useLookBack } from "./use-look-back.ts";
import { Week } from "./week.tsx";

/** A week as the server names it, such as 2026-W47. */
const WEEK = /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/;

/** What one of the learner's weeks came to; the last full one, if the address names none. */
export function LookBackPage() {
  const { uid } = useUser();
  // The shelf is the browser's: it keeps that this week has had its look back.
  useEffect(() => noteLookBack(uid), [uid]);
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/progress">Back to Progress</BackLink>
        <h1>Your week</h1>
      </header>
      <Content />
    </Page>
  );
}

function Content() {
  const { week } = useSearch({ from: "/signed-in/look-back" });
  const { data, isError, isFetching, refetch } = useLookBack(
    isText(week) && WEEK.test(week) ? week : undefined,
  );
  if (data !== undefined) return <Week lookBack={data} />;
  return isError && !isFetching ? (
    <LoadFailure offline="A look back needs a connection." onAgain={() => void refetch()}>
      Failed to load your week. Please try again.
    </LoadFailure>
  ) : (
    <Skeleton label="Loading your week..." lines={[60, 100, 100, 100]} />
  );
}
