import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { focusHeading } from "../../../lib/arrive.ts";
import { useUser } from "../../../lib/session.ts";
import { ConfirmedAction } from "../../../ui/confirmed-action.tsx";
import { forgetSitting } from "../sit/module-shelf.ts";
import { askList, discardSitting } from "../sitting-calls.ts";

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
  const { uid } = useUser();
  const client = useQueryClient();
  const discard = async () => {
    if (await discardSitting(id)) forgetSitting(uid, id);
  };
  const leave = async () => {
    onDone?.();
    await askList(client);
    // The button that the dialog gave the focus back to is gone with its test.
    focusHeading();
  };
  return (
    <ConfirmedAction
      title="Discard Test"
      label="Discard"
      look="quiet"
      size="medium"
      {...(describedBy !== undefined && { describedBy })}
      confirm="Discard"
      cancel="Keep It"
      action={discard}
      onDone={leave}
      failure="Failed to discard the test. Please try again."
    >
      {children}
    </ConfirmedAction>
  );
}
