import type { StudyOverview } from "@sat/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isOfLastVisit, sessionQuery } from "../../../lib/session.ts";
import { Card } from "../../../ui/card.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useOverview } from "../../../question/study/study-overview.ts";

interface WithOverviewProps {
  /** What there is to choose, also where the progress has failed to come. */
  readonly children: (overview: StudyOverview | undefined) => ReactNode;
}

/** What shows the learner's progress: it stands here once that has come, and without it where it does not come. */
export function WithOverview({ children }: WithOverviewProps) {
  const client = useQueryClient();
  const session = useQuery(sessionQuery);
  const { data, isError, isFetching, errorUpdateCount } = useOverview();
  if (data !== undefined) return children(data);
  // Nothing is worth waiting for then. A server on this very device is reached without a connection.
  const isOffline = !navigator.onLine && isOfLastVisit(session);
  // Whatever else of the page has failed is asked for again too: it says nothing of its own.
  const tryAgain = () =>
    client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  return (
    <>
      {isOffline || (isError && !isFetching) ? (
        <LoadFailure offline={OFFLINE} onAgain={() => void tryAgain()}>
          Failed to load your progress. Please try again.
        </LoadFailure>
      ) : (
        <Card>
          <Skeleton label="Loading your progress..." />
        </Card>
      )}
      {(isOffline || errorUpdateCount > 0) && children(undefined)}
    </>
  );
}

const OFFLINE = "Your progress needs a connection. Sessions saved on this device still work.";
