import type { Booklet } from "@sat/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { failureOf } from "../../../lib/api.ts";
import { dayOf } from "../../../lib/day-of.ts";
import { askSession, useUser } from "../../../lib/session.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { NoTest } from "../no-test.tsx";
import { NotYet } from "../not-yet.tsx";
import { testName } from "../sitting-words.ts";
import styles from "./booklet-page.module.css";
import { forgetEntered } from "./entered-answers.ts";
import { isBeingChosen, useBooklet } from "./paper-calls.ts";

interface BookletPageProps {
  readonly id: string;
  /** The page's heading. */
  readonly title: string;
  /** What the page makes of a test as it is printed. */
  readonly children: (booklet: Booklet) => ReactNode;
  /** What stands below the page. */
  readonly below?: (booklet: Booklet) => ReactNode;
}

/** A page about a test as it is printed; until that is there, or if there is none, what there is to say. */
export function BookletPage({ id, title, children, below }: BookletPageProps) {
  const { data, error, failureReason, isFetching, refetch } = useBooklet(id);
  const failure = failureOf(error);
  if (failure?.kind === "problem" && failure.status === 404) return <Gone id={id} />;
  if (failure?.kind === "problem" && failure.type === "sitting-goes-on")
    return <NotYet id={id}>It can be printed once it has ended.</NotYet>;
  if (failure?.kind === "problem" && failure.type === "no-questions") return <NoQuestions />;
  return (
    <>
      <Page>
        <header className={styles.header}>
          <BackLink to="/tests">Back to Tests</BackLink>
          <h1>{title}</h1>
          {data && (
            <p className={styles.about}>
              {testName(data.test)} • {dayOf(data.startedAt)} • Form {data.form}
            </p>
          )}
        </header>
        {data && children(data)}
        {data === undefined && error !== null && !isFetching && (
          <LoadFailure offline="Your test needs a connection." onAgain={() => void refetch()}>
            Failed to load your test. Please try again.
          </LoadFailure>
        )}
        {data === undefined && (error === null || isFetching) && (
          <Skeleton
            label={
              isBeingChosen(failureReason) ? "Choosing your questions..." : "Loading your test..."
            }
            isLabelShown={isBeingChosen(failureReason)}
            lines={[100, 100, 100, 100]}
          />
        )}
      </Page>
      {data && below?.(data)}
    </>
  );
}

/** A test that was discarded, perhaps on another device: what was copied of it here is of no use. */
function Gone({ id }: { readonly id: string }) {
  const { uid } = useUser();
  const client = useQueryClient();
  // What the browser keeps is outside React. What the server says to somebody else does not count: it is asked who this is.
  useEffect(() => {
    void isAskedBy(client, uid).then((isOwn) => isOwn && forgetEntered(uid, id));
  }, [client, uid, id]);
  return <NoTest />;
}

async function isAskedBy(client: QueryClient, uid: string): Promise<boolean> {
  try {
    return (await askSession(client))?.uid === uid;
  } catch {
    return false;
  }
}

function NoQuestions() {
  return (
    <Page narrow>
      <Notice
        title="No questions left"
        actions={<ButtonLink to="/tests">Go to Your Tests</ButtonLink>}
      >
        You have met all the questions that there are for this test. You can discard it.
      </Notice>
    </Page>
  );
}
