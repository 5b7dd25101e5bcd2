import type { HistoryEntry } from "@sat/contract";
import { responseOf, TOPICS } from "@sat/item";
import { useRef } from "react";
import { dayOf } from "../../lib/day-of.ts";
import { AnsweredRow } from "../../question/look-back/answered-row.tsx";
import { duration } from "../../question/look-back/duration.ts";
import { LateAnsweredSheet } from "../../question/look-back/late-answered-sheet.tsx";
import { ReportQuestion } from "../../question/report/report-question.tsx";
import { Badge } from "../../ui/badge.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAnsweredQuestion } from "./history-calls.ts";
import styles from "./history-list.module.css";

/** An answered or skipped question of the history in a line; opened, the question stands as it was shown. */
export function HistoryRow({ entry }: { readonly entry: HistoryEntry }) {
  const opened = useRef<HTMLDivElement>(null);
  const focusRow = () => opened.current?.closest("details")?.querySelector("summary")?.focus();
  return (
    <AnsweredRow correct={entry.correct} question={entry.question} aside={dayOf(entry.answeredAt)}>
      {() => (
        <div ref={opened} className={styles.opened} data-section={entry.section}>
          <Facts entry={entry} />
          <Opened id={entry.questionId} onward={focusRow} />
        </div>
      )}
    </AnsweredRow>
  );
}

function Facts({ entry }: { readonly entry: HistoryEntry }) {
  const { section, topic, difficulty, answeredAt, timeSpent } = entry;
  return (
    <p className={styles.facts}>
      <Badge tone="accent">{section}</Badge>
      <Badge>{difficulty}</Badge>
      {TOPICS[topic].name} • {timeOf(answeredAt)}
      {timeSpent !== null && ` • ${duration(timeSpent)}`}
    </p>
  );
}

interface OpenedProps {
  readonly id: string;
  /** Gives the focus a place while the question is asked for again. */
  readonly onward: () => void;
}

function Opened({ id, onward }: OpenedProps) {
  const { data, isError, isFetching, refetch } = useAnsweredQuestion(id);
  if (data !== undefined) {
    return (
      <LateAnsweredSheet
        question={data.question}
        response={responseOf(data.userAnswer, data.entry)}
        correct={data.correct}
      >
        <ReportQuestion id={id} report={data.report} />
      </LateAnsweredSheet>
    );
  }
  if (!isError || isFetching) return <Skeleton label="Loading the question..." />;
  return (
    <LoadFailure
      offline="The question needs a connection."
      onAgain={() => void refetch()}
      onward={onward}
    >
      Failed to load the question. Please try again.
    </LoadFailure>
  );
}

/** The day of an instant with the time of day. */
function timeOf(instant: string): string {
  return new Date(instant).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}
