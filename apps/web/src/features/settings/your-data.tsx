import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Card } from "../../ui/card.tsx";
import { DownloadLink } from "../../ui/button.tsx";
import { ConfirmedAction } from "../../ui/confirmed-action.tsx";
import { ImportData } from "./import-data.tsx";
import { useDeleteAccount, useResetProgress } from "./use-forgetting.ts";
import styles from "./your-data.module.css";

/** What the learner can do with all that is kept of them. */
export function YourData({ onImported }: { readonly onImported: () => void }) {
  const resetProgress = useResetProgress();
  const deleteAccount = useDeleteAccount();
  // What an earlier action came to is no news once another has been done.
  const [last, setLast] = useState<"import" | "reset">();
  const noteImport = () => {
    setLast("import");
    onImported();
  };
  return (
    <Card aria-labelledby="your-data">
      <h2 id="your-data">Your Data</h2>
      <div className={styles.rows}>
        <Row text="Keep a copy of everything, or take it to another account.">
          <DownloadLink href="/api/me/export" look="secondary" size="small">
            <Download aria-hidden="true" />
            Export Everything
          </DownloadLink>
          <DownloadLink href="/api/me/answers.csv" look="secondary" size="small">
            <Download aria-hidden="true" />
            Export Answers (CSV)
          </DownloadLink>
        </Row>
        <Row text="Bring an export of everything into this account, which must have no answers yet.">
          <ImportData onImported={noteImport} isLast={last === "import"} />
        </Row>
        <Row text="Start over: forget every answer, and all that was counted.">
          <ConfirmedAction
            title="Reset Progress"
            confirm="Reset"
            action={resetProgress}
            done={last === "reset" ? "Your progress has been reset." : undefined}
            onDone={() => setLast("reset")}
            failure="Failed to reset your progress. Please try again."
          >
            All your answers, tests, study sessions, copied score reports, topic progress and
            streaks will be forgotten. This cannot be undone. Your settings stay, and questions you
            have had will not come again.
          </ConfirmedAction>
        </Row>
        <Row text="Delete your account and everything kept about you.">
          <ConfirmedAction
            title="Delete Account"
            confirm="Delete"
            action={deleteAccount}
            failure="Failed to delete your account. Please try again."
          >
            Your account and everything kept about you will be deleted, and you will be signed out.
            This cannot be undone. To keep a copy, export everything first.
          </ConfirmedAction>
        </Row>
      </div>
    </Card>
  );
}

interface RowProps {
  readonly text: string;
  readonly children: ReactNode;
}

function Row({ text, children }: RowProps) {
  return (
    <div className={styles.row}>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
