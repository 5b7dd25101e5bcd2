import { LateConfirmDialog } from "../../ui/late-confirm-dialog.tsx";

interface LeaveQuestionProps {
  /** Whether the learner has asked for a way on that leaves the open question behind. */
  readonly open: boolean;
  /** What that way is called. */
  readonly way: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before an open question is left whose answer was chosen, but not submitted. */
export function LeaveQuestion({ open, way, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <LateConfirmDialog
      title="Leave this question?"
      open={open}
      onClose={onStay}
      onConfirm={onLeave}
      confirm={way}
      cancel="Stay Here"
    >
      Your answer has not been submitted. The question will stand in your history as skipped.
    </LateConfirmDialog>
  );
}
