import type { StudySession } from "@sat/contract";
import { useWantedPart } from "../../../lib/late-part.ts";
import { lateEntryArea } from "../../../question/entry/late-entry-area.tsx";
import { AnsweredRows } from "../../../question/look-back/answered-row.tsx";
import { lateAnsweredSheet } from "../../../question/look-back/late-answered-sheet.tsx";
import { RecordRow } from "./record-row.tsx";
import styles from "./records.module.css";

/** A row for every answered question of the session. */
export function Records({ session }: { readonly session: StudySession }) {
  // Sent for ahead: a row that is opened shows its question at once, and whole.
  useWantedPart(lateAnsweredSheet);
  useWantedPart(lateEntryArea);
  return (
    <section aria-labelledby="records" className={styles.records}>
      <h2 id="records">Your answers</h2>
      <AnsweredRows>
        {session.records.map((record) => (
          <li key={record.number}>
            <RecordRow record={record} />
          </li>
        ))}
      </AnsweredRows>
    </section>
  );
}
