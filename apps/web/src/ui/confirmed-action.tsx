import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { logFailure } from "../lib/log.ts";
import { underWay } from "../lib/under-way.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface ConfirmedActionProps {
  /** The dialog's title. */
  readonly title: string;
  /** What the button that begins it says, unless that is the title. */
  readonly label?: string;
  readonly look?: "secondary" | "quiet";
  readonly size?: "small" | "medium";
  /** The id of what says about which of several it is. */
  readonly describedBy?: string;
  /** What the button that does it says, and the one that does not. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly action: () => Promise<void>;
  /** What is said when it is done, where the page stays. */
  readonly done?: string | undefined;
  /** Called once it is done and the dialog is closed. */
  readonly onDone?: () => Promise<void> | void;
  readonly failure: string;
  /** What will happen. */
  readonly children: ReactNode;
}

/** A button for what cannot be undone: it asks once, and says what will happen. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { title, label = title, look = "secondary", size = "small", describedBy } = props;
  const { confirm, cancel, action, done, onDone, failure, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, error, isSuccess } = useMutation({
    mutationFn: action,
    onSuccess: () => {
      setOpen(false);
      return onDone?.();
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
      <Button
        look={look}
        size={size}
        aria-describedby={describedBy}
        busy={isPending}
        onClick={begin}
      >
        {label}
      </Button>
      {isSuccess && done !== undefined && <Alert tone="good">{done}</Alert>}
      <ConfirmDialog
        title={title}
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => mutate()}
        confirm={confirm}
        {...(cancel !== undefined && { cancel })}
        busy={isPending}
        grave
        failure={error === null ? undefined : (underWay(error) ?? failure)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
