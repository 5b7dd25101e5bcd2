import type { Flaw, LONGEST_COMMENT as ContractLongest, Report } from "@sat/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "../../lib/api.ts";
import { logFailure } from "../../lib/log.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./report-question.module.css";
import { FLAW_OPTIONS } from "./report-texts.ts";

/** The contract's own number, by type alone: its schemas stay out of the browser. */
const LONGEST_COMMENT: typeof ContractLongest = 500;

interface ReportDialogProps {
  readonly id: string;
  /** What was said before; it takes the new one's place. */
  readonly report: Report | null;
  readonly onSent: (report: Report) => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with a question: one of a few words, and a line of the learner's own. */
export function ReportDialog({ id, report, onSent, onClose }: ReportDialogProps) {
  const form = useId();
  const [flaw, setFlaw] = useState<Flaw | undefined>(report?.flaw);
  const [comment, setComment] = useState(report?.comment ?? "");
  const { mutate, isPending, isError } = useSend(id, (sent) => {
    onSent(sent);
    onClose();
  });
  const isWordMissing = flaw === "other" && comment.trim() === "";
  return (
    <Dialog
      title="Report This Question"
      open
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            busy={isPending}
            disabled={flaw === undefined || isWordMissing}
          >
            Send Report
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (flaw !== undefined && !isWordMissing) mutate({ flaw, comment });
        }}
      >
        <Choice
          look="chips"
          label="What is wrong?"
          value={flaw}
          options={FLAW_OPTIONS}
          onChange={setFlaw}
        />
        <TextField
          label="In your words"
          value={comment}
          maxLength={LONGEST_COMMENT}
          autoComplete="off"
          help={flaw === "other" ? "Please say what is wrong." : "A line, if you like."}
          onChange={(event) => setComment(event.target.value)}
        />
      </form>
      {isError && <Alert tone="bad">Failed to send the report. Please try again.</Alert>}
    </Dialog>
  );
}

function useSend(id: string, onSent: (report: Report) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: { readonly flaw: Flaw; readonly comment: string }) =>
      call("PUT /api/reports/{id}", said, { path: { id } }),
    onSuccess: (report) => {
      onSent(report);
      // The history tells of it the next time the question is opened.
      client.removeQueries({ queryKey: ["GET /api/history/{id}", id], type: "inactive" });
    },
    onError: (error) => logFailure("reporting a question", error),
  });
}
