import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { logFailure } from "../../lib/log.ts";
import { underWay } from "../../lib/under-way.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface ConfirmedActionProps {
  /** What the button that begins it says, and the dialog's title. */
  readonly title: string;
  /** What the button that does it says. */
  readonly confirm: string;
  readonly action: () => Promise<void>;
  /** What is said when it is done, where the page stays. */
  readonly done?: string | undefined;
  readonly onDone?: () => void;
  readonly failure: string;
  /** What will happen. */
  readonly children: ReactNode;
}

/** A button for what cannot be undone: it asks once, and says what will happen. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { title, confirm, action, done, onDone, failure, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, error, isSuccess } = useMutation({
    mutationFn: action,
    onSuccess: () => {
      setOpen(false);
      onDone?.();
    },
    onError: (thrown) => {
      logFailure(title, thrown);
      // The dialog may have been closed meanwhile.
      setOpen(true);
    },
  });
  const begin = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button look="secondary" size="small" busy={isPending} onClick={begin}>
        {title}
      </Button>
      {isSuccess && done !== undefined && <Alert tone="good">{done}</Alert>}
      <ConfirmDialog
        title={title}
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => mutate()}
        confirm={confirm}
        busy={isPending}
        grave
        failure={error === null ? undefined : (underWay(error) ?? failure)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
