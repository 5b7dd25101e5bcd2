import type { Report } from "@sat/contract";
import { Flag } from "lucide-react";
import { useState } from "react";
import { announce } from "../../lib/announce.ts";
import { Button } from "../../ui/button.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import styles from "./report-question.module.css";
import { outcomeText } from "./report-texts.ts";

interface ReportQuestionProps {
  /** The issued question's; one that the server cannot name has none, and nothing can be said of it. */
  readonly id: string;
  /** What the learner has said of it before, where that is known. */
  readonly report?: Report | null;
}

/** Lets the learner say what is wrong with an answered question, and tells what came of it. */
export function ReportQuestion({ id, report = null }: ReportQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<Report>();
  const latest = sent ?? report;
  const keep = (kept: Report) => {
    setSent(kept);
    announce(outcomeText(kept));
  };
  if (id === "") return null;
  return (
    <div className={styles.report}>
      {latest !== null && <p className={styles.outcome}>{outcomeText(latest)}</p>}
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" />
        {latest === null ? "Report This Question" : "Change Your Report"}
      </Button>
      {isOpen && (
        <ReportDialog id={id} report={latest} onSent={keep} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
