import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { firstClick } from "./first-click.ts";

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
  /** Whether it can only fail again: there is nothing left to confirm. */
  readonly refused?: boolean;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Asks once before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, onClose, onConfirm, confirm, cancel = "Cancel" } = props;
  const { busy = false, grave = false, failure, refused = false, children } = props;
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <>
          {!refused && (
            <Button ref={beFirst} look="secondary" onClick={onClose}>
              {cancel}
            </Button>
          )}
          {/* One button for both, so that it keeps the focus; a second click on it read nothing yet. */}
          <Button
            look={grave ? "grave" : "primary"}
            busy={busy}
            onClick={refused ? firstClick(onClose) : onConfirm}
          >
            {refused ? "Close" : confirm}
          </Button>
        </>
      }
    >
      {!refused && <p>{children}</p>}
      {failure !== undefined && <Alert tone="bad">{failure}</Alert>}
    </Dialog>
  );
}

/** Has the browser begin here when it opens the dialog; React's own `autoFocus` looks no further than the first render. */
function beFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute("autofocus", "");
}
