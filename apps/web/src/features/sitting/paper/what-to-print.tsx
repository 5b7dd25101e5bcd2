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
  /** Whether the key, where it is wanted, has come. */
  readonly keyState: "coming" | "failed" | "there";
}

/** Where it is chosen what is printed, and where that is done. */
export function WhatToPrint({ booklet, printed, onChange, keyState }: WhatToPrintProps) {
  const { id, endedAt } = booklet;
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
        <KeySwitch
          booklet={booklet}
          checked={printed.key}
          onChange={(value) => onChange({ key: value })}
        />
        {keyState === "failed" && (
          <Alert tone="bad">
            Failed to load the key. Please switch it off, and on again in a moment.
          </Alert>
        )}
        <div className={styles.ways}>
          <PrintButton look="primary" disabled={!hasAny || keyState !== "there"} />
          {endedAt === null ? (
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
    </Card>
  );
}

interface KeySwitchProps {
  readonly booklet: Booklet;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The key of a test whose answers are still to be entered is opened for good, so it is asked for first. */
function KeySwitch({ booklet, checked, onChange }: KeySwitchProps) {
  const { id, endedAt, keyOpened } = booklet;
  const [isAsking, setAsking] = useState(false);
  const { mutate, reset, isPending, isError } = useOpenKey(id, () => {
    setAsking(false);
    onChange(true);
  });
  return (
    <>
      <Switch
        label="Key with reasons"
        checked={checked}
        onChange={(value) => {
          if (!value || endedAt !== null || keyOpened) return onChange(value);
          reset();
          setAsking(true);
        }}
        {...(keyOpened && { help: "It was opened before the answers were entered." })}
      />
      <ConfirmDialog
        title="Open the Key"
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate()}
        confirm="Open the Key"
        busy={isPending}
        failure={isError ? "Failed to open the key. Please try again." : undefined}
      >
        Open the key before your answers are entered? You can still enter them, and the report will
        say that the key was open.
      </ConfirmDialog>
    </>
  );
}
