import type { Booklet } from "@sat/contract";
import { useState } from "react";
import { PrintButton } from "../../../question/paper/print-button.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useOpenKey } from "./paper-calls.ts";
import styles from "./paper-page.module.css";

/** What of a test is printed. */
export interface Printed {
  readonly booklet: boolean;
  readonly answerSheet: boolean;
  readonly key: boolean;
}

interface WhatToPrintProps {
  readonly booklet: Booklet;
  readonly printed: Printed;
  readonly onChange: (part: Partial<Printed>) => void;
  /** Whether the key is wanted and has not come, or cannot be had. */
  readonly keyState: "coming" | "failed" | "there";
}

/** Where it is chosen what is printed, and where that is done. */
export function WhatToPrint({ booklet, printed, onChange, keyState }: WhatToPrintProps) {
  const { id, endedAt, keyOpened } = booklet;
  const isOpen = endedAt === null;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isError } = useOpenKey(id, () => {
    setAsking(false);
    onChange({ key: true });
  });
  const hasAny = printed.booklet || printed.answerSheet || printed.key;
  return (
    <Card aria-labelledby="what">
      <div className={styles.choice}>
        <h2 id="what">What to print</h2>
        <Switch
          label="Booklet"
          checked={printed.booklet}
          onChange={(value) => onChange({ booklet: value })}
        />
        <Switch
          label="Answer sheet"
          checked={printed.answerSheet}
          onChange={(value) => onChange({ answerSheet: value })}
        />
        <Switch
          label="Key with reasons"
          checked={printed.key}
          onChange={(value) =>
            value && isOpen && !keyOpened ? setAsking(true) : onChange({ key: value })
          }
          {...(isOpen && keyOpened && { help: "It was opened before the answers were entered." })}
        />
        {keyState === "failed" && (
          <Alert tone="bad">Failed to load the key. Please try again.</Alert>
        )}
        <div className={styles.ways}>
          <PrintButton look="primary" disabled={!hasAny || keyState !== "there"} />
          {isOpen ? (
            <ButtonLink to="/test-answers" search={{ id }} look="secondary">
              Enter Answers
            </ButtonLink>
          ) : (
            <ButtonLink to="/test-report" search={{ id }} look="secondary">
              See Report
            </ButtonLink>
          )}
        </div>
      </div>
      <ConfirmDialog
        title="Open the Key"
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate()}
        confirm="Open the Key"
        busy={isPending}
        failure={isError ? "Failed to open the key. Please try again." : undefined}
      >
        Open the key before your answers are entered? They can still be entered then, and the report
        says that the key was open.
      </ConfirmDialog>
    </Card>
  );
}
