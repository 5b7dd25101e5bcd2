import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Called for every way out but the confirmation. */
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** What the two buttons say. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly busy?: boolean;
  /** Whether what is confirmed cannot be undone. */
  readonly grave?: boolean;
  /** What is said when it has failed; undefined unless it has. */
  readonly failure?: string | undefined;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Asks once before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, onClose, onConfirm, confirm, cancel = "Cancel" } = props;
  const { busy = false, grave = false, failure, children } = props;
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button ref={beFirst} look="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button look={grave ? "grave" : "primary"} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {failure !== undefined && <Alert tone="bad">{failure}</Alert>}
    </Dialog>
  );
}

/** Has the browser begin here when it opens the dialog; React's own `autoFocus` looks no further than the first render. */
function beFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute("autofocus", "");
}
