import type { StudySession } from "@sat/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { AnsweredRows } from "../../../question/look-back/answered-row.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { RecordRow } from "./record-row.tsx";
import styles from "./records.module.css";

/** A row for every question of the session. */
export function Records({ session }: { readonly session: UseQueryResult<StudySession> }) {
  return (
    <section aria-labelledby="records" className={styles.records}>
      <h2 id="records">Your answers</h2>
      <Rows session={session} />
    </section>
  );
}

function Rows({ session }: { readonly session: UseQueryResult<StudySession> }) {
  const { data, isError, isFetching, refetch } = session;
  if (data !== undefined) {
    return (
      <AnsweredRows>
        {data.records.map((record) => (
          <li key={record.number}>
            <RecordRow record={record} />
          </li>
        ))}
      </AnsweredRows>
    );
  }
  if (isError && !isFetching) {
    return (
      <LoadFailure offline="Your answers need a connection." onAgain={() => void refetch()}>
        Failed to load the questions of this session. Please try again.
      </LoadFailure>
    );
  }
  return <Skeleton label="Loading your answers..." lines={[100, 100, 100, 100, 100]} />;
}
