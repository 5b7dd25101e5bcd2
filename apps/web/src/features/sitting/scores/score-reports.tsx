import type { CopiedScoreReport } from "@sat/contract";
import { EXAM_SECTIONS } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { focusHeading } from "../../../lib/arrive.ts";
import { restsOn } from "../../../question/score/rests-on.ts";
import { useScore } from "../../../question/score/use-score.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { writtenDay } from "../../../ui/charts/written-day.ts";
import { ConfirmedAction } from "../../../ui/confirmed-action.tsx";
import { DescribedRow } from "../../../ui/described-row.tsx";
import { ReportForm } from "./report-form.tsx";
import { removeReport } from "./score-report-calls.ts";
import styles from "./scores.module.css";
import { totalOf } from "./total-of.ts";

/** What is being done: a report is added or changed, or was just kept or deleted. */
type Doing = { readonly form: CopiedScoreReport | "new" } | { readonly done: string } | null;

/** The exam's own score reports, copied by hand. */
export function ScoreReports({ reports }: { readonly reports: readonly CopiedScoreReport[] }) {
  const [doing, setDoing] = useState<Doing>(null);
  const heading = useId();
  const isOpen = doing !== null && "form" in doing;
  const done = (text: string) => {
    setDoing({ done: text });
    // What had it is gone.
    focusHeading();
  };
  const report = isOpen && doing.form !== "new" ? doing.form : undefined;
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Score reports of the exam
      </h2>
      <p className={styles.about}>
        Have you taken the SAT? Copy the scores from your report, and your estimated scores rest on
        them, too.
      </p>
      {reports.length > 0 && (
        <ul className={styles.list}>
          {reports.map((each) => (
            <Row
              key={each.id}
              report={each}
              onChange={() => setDoing({ form: each })}
              onRemoved={() => done("The report is deleted.")}
            />
          ))}
        </ul>
      )}
      {doing !== null && "done" in doing && <Done text={doing.done} />}
      {isOpen ? (
        <ReportForm
          key={report?.id ?? "new"}
          report={report}
          onKept={() => done("The report is saved.")}
          onCancel={() => setDoing(null)}
        />
      ) : (
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => setDoing({ form: "new" })}>
            Add a Score Report
          </Button>
        </div>
      )}
    </Card>
  );
}

/** What came of it. */
function Done({ text }: { readonly text: string }) {
  const { data, isFetching } = useScore();
  if (data === undefined || isFetching) return <Alert tone="good">{text}</Alert>;
  const { range, answers } = data.total;
  return (
    <Alert tone="good">
      {text}{" "}
      {range === null
        ? `There is no estimate of your score yet: ${restsOn(answers, data.reports)} say too little.`
        : `Your estimated score is now ${range.low} to ${range.high}: it rests on ${restsOn(answers, data.reports)}.`}
    </Alert>
  );
}

interface RowProps {
  readonly report: CopiedScoreReport;
  readonly onChange: () => void;
  readonly onRemoved: () => void;
}

function Row({ report, onChange, onRemoved }: RowProps) {
  const id = useId();
  const { day, scores } = report;
  return (
    <li>
      <DescribedRow
        id={id}
        name={`${writtenDay(day)}: ${totalOf(report)}`}
        details={[EXAM_SECTIONS.map((section) => `${section} ${scores[section]}`).join(" • ")]}
      >
        <Button look="secondary" size="small" aria-describedby={id} onClick={onChange}>
          Change
        </Button>
        <Remove report={report} describedBy={id} onRemoved={onRemoved} />
      </DescribedRow>
    </li>
  );
}

interface RemoveProps {
  readonly report: CopiedScoreReport;
  readonly describedBy: string;
  readonly onRemoved: () => void;
}

function Remove({ report, describedBy, onRemoved }: RemoveProps) {
  const client = useQueryClient();
  return (
    <ConfirmedAction
      title="Delete Score Report"
      label="Delete"
      look="quiet"
      describedBy={describedBy}
      confirm="Delete"
      cancel="Keep It"
      action={() => removeReport(client, report.id)}
      onDone={onRemoved}
      failure="Failed to delete the report. Please try again."
    >
      Delete the report of {writtenDay(report.day)}? Your estimated scores rest on it no more then.
    </ConfirmedAction>
  );
}
