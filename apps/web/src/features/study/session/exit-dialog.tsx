import { useNavigate } from "@tanstack/react-router";
import { LateConfirmDialog } from "../../../ui/late-confirm-dialog.tsx";

interface ExitDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before the session is left; every answer is on its way to the server already. */
export function ExitDialog({ open, onClose }: ExitDialogProps) {
  const navigate = useNavigate();
  return (
    <LateConfirmDialog
      title="Exit Session"
      open={open}
      onClose={onClose}
      onConfirm={() => void navigate({ to: "/study-mode" })}
      confirm="Exit"
      cancel="Keep Studying"
    >
      Are you sure you want to exit? Your progress will be saved.
    </LateConfirmDialog>
  );
}
