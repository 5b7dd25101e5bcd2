import type { StudyOverview } from "@sat/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useOverview } from "../study-calls.ts";

interface WithOverviewProps {
  readonly children: (overview: StudyOverview) => ReactNode;
  /** What is of use without the progress; it stands here when that has failed to come. */
  readonly otherwise?: ReactNode;
}

/** What needs the learner's progress: it stands here once that has come. */
export function WithOverview({ children, otherwise }: WithOverviewProps) {
  const client = useQueryClient();
  const { data, isError, isFetching, errorUpdateCount } = useOverview();
  if (data !== undefined) return children(data);
  // Whatever else of the page has failed is asked for again too: it says nothing of its own.
  const tryAgain = () =>
    client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  return (
    <>
      {isError && !isFetching ? (
        <LoadFailure offline="Study Mode needs a connection." onAgain={() => void tryAgain()}>
          Failed to load your progress. Please try again.
        </LoadFailure>
      ) : (
        <Card>
          <Skeleton label="Loading your progress..." />
        </Card>
      )}
      {errorUpdateCount > 0 && navigator.onLine && otherwise}
    </>
  );
}
