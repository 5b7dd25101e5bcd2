import { type ReactNode, useState } from "react";
import { focusHeading } from "../../../lib/arrive.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useDiscard } from "../sitting-calls.ts";

interface DiscardProps {
  readonly id: string;
  /** The id of what says which test it is, where there are several. */
  readonly describedBy?: string;
  readonly onDone?: () => void;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Gives a test up, once it has asked. */
export function Discard({ id, describedBy, onDone, children }: DiscardProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, isError } = useDiscard(id, () => {
    onDone?.();
    focusHeading();
  });
  return (
    <>
      <Button look="quiet" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        Discard
      </Button>
      <ConfirmDialog
        title="Discard Test"
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => mutate()}
        confirm="Discard"
        cancel="Keep It"
        busy={isPending}
        grave
        failure={isError ? "Failed to discard the test. Please try again." : undefined}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
