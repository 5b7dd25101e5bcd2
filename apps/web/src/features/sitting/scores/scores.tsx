import type { SittingSummary } from "@sat/contract";
import { latePart, useWantedPart } from "../../../lib/late-part.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type Comparison, comparisonsOf } from "./compared-scores.ts";
import { ScoreReports } from "./score-reports.tsx";
import { useScoreReports } from "./score-report-calls.ts";

/** What draws charts is more than all else of the page, which is for starting a test. */
const scoresCompared = latePart("the scores over time", () => import("./scores-compared.tsx"));

/** How tests and the real exam went, and where its reports are copied. */
export function Scores({ sittings }: { readonly sittings: readonly SittingSummary[] }) {
  const { data, isError, isFetching, refetch } = useScoreReports();
  const comparisons = comparisonsOf(sittings, data?.reports ?? []);
  return (
    <>
      {comparisons.length > 0 && <Compared comparisons={comparisons} />}
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

function Compared({ comparisons }: { readonly comparisons: readonly Comparison[] }) {
  const part = useWantedPart(scoresCompared);
  return part === undefined ? null : <part.ScoresCompared comparisons={comparisons} />;
}
