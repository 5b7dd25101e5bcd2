import { type ComponentProps, useEffect, useEffectEvent } from "react";
import { latePart, useLatePart } from "../lib/late-part.ts";
import type { ConfirmDialog } from "./confirm-dialog.tsx";

interface LateConfirmDialogProps extends ComponentProps<typeof ConfirmDialog> {
  /** What will happen, in words that the browser can say as well. */
  readonly children: string;
}

const confirmDialog = latePart("the dialog", () => import("./confirm-dialog.tsx"));

/** Asks once before something is done, and comes when it first asks; where it cannot be had, the browser asks. */
export function LateConfirmDialog(props: LateConfirmDialogProps) {
  const { open, title, children, onConfirm, onClose } = props;
  const late = useLatePart(confirmDialog);
  const askInstead = useEffectEvent(() => {
    if (confirm(`${title}\n\n${children}`)) onConfirm();
    else onClose();
  });
  // A download is outside React, and it may be late for a question that is no longer asked.
  useEffect(() => {
    if (!open) return undefined;
    let isAsking = true;
    const ask = async () => {
      if ((await confirmDialog.load()) === undefined && isAsking) askInstead();
    };
    void ask();
    return () => {
      isAsking = false;
    };
  }, [open]);
  return late && <late.ConfirmDialog {...props} />;
}
