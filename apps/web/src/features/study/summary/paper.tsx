import type { StudyRecord } from "@sat/contract";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { whenIdle } from "../../../lib/idle.ts";
import { useWantedPart } from "../../../lib/late-part.ts";
import { latePaper } from "./late-paper.ts";
import styles from "./paper.module.css";

/** The answered questions as they are printed: whole, with all answers and reasons. On the screen it is not there. */
export function Paper({ records }: { readonly records: readonly StudyRecord[] }) {
  const paper = useWantedPart(latePaper);
  const isDrawn = useDrawn();
  return (
    <section className={styles.paper}>
      <h2>Your answers</h2>
      {isDrawn &&
        paper !== undefined &&
        records.map((record) => <paper.PaperQuestion key={record.number} record={record} />)}
    </section>
  );
}

/** Whether the paper is to be drawn: when the page is at rest, for that is much to draw, or at the latest to be printed. */
function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  // When it prints is the browser's to say; it takes the page as it is right after.
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    whenIdle(signal, () => setDrawn(true));
    addEventListener("beforeprint", () => flushSync(() => setDrawn(true)), { signal });
    return () => end.abort();
  }, []);
  return isDrawn;
}
