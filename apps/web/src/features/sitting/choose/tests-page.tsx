import type { Sittings } from "@sat/contract";
import { BackLink } from "../../../ui/back-link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useSittings } from "../sitting-calls.ts";
import { EndedSittings } from "./ended-sittings.tsx";
import { Scores } from "../scores/scores.tsx";
import { NewTest } from "./new-test.tsx";
import { OpenPapers } from "./open-papers.tsx";
import { OpenSitting } from "./open-sitting.tsx";
import styles from "./tests-page.module.css";

/** The learner's tests: the one that goes on, or a new one, and those that have ended. */
export function TestsPage() {
  const sittings = useSittings();
  return (
    <Page narrow>
      <header className={styles.header}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>Tests</h1>
        <p className={styles.about}>
          The digital SAT as it is on test day, with new questions each time. You get the answers
          and the explanations when a module has ended, and an estimated score at the end.
        </p>
      </header>
      <Content sittings={sittings} />
    </Page>
  );
}

function Content({ sittings }: { readonly sittings: ReturnType<typeof useSittings> }) {
  const { data, isError, isFetching, refetch } = sittings;
  if (data !== undefined) return <Lists {...data} />;
  return isError && !isFetching ? (
    <LoadFailure offline="Tests need a connection to start." onAgain={() => void refetch()}>
      Failed to load your tests. Please try again.
    </LoadFailure>
  ) : (
    <Skeleton label="Loading your tests..." />
  );
}

function Lists({ open, papers, ended }: Sittings) {
  return (
    <>
      {open !== null && <OpenSitting sitting={open} />}
      {papers.length > 0 && <OpenPapers papers={papers} />}
      <NewTest key={open?.id} isOnPaper={open !== null} />
      {ended.length > 0 && <EndedSittings sittings={ended} />}
      <Scores sittings={ended} />
    </>
  );
}
