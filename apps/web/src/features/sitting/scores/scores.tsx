import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ScoreReports } from "./score-reports.tsx";
import { useScoreReports } from "./score-report-calls.ts";

/** Where reports of the exam are copied. */
export function Scores() {
  const { data, isError, isFetching, refetch } = useScoreReports();
  return (
    <>
      {data !== undefined && <ScoreReports reports={data.reports} />}
      {data === undefined && isError && !isFetching && (
        <LoadFailure offline="Your score reports need a connection." onAgain={() => void refetch()}>
          Failed to load your score reports. Please try again.
        </LoadFailure>
      )}
      {data === undefined && (!isError || isFetching) && (
        <Skeleton label="Loading your score reports..." lines={[60]} />
      )}
    </>
  );
}
