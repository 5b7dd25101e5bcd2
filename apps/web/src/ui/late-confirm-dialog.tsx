import { type ComponentProps, useEffect, useEffectEvent } from "react";
import { latePart, useLatePart } from "../lib/late-part.ts";
import type { ConfirmDialog } from "./confirm-dialog.tsx";

const confirmDialog = latePart("the dialog", () => import("./confirm-dialog.tsx"));

/** Asks once before something is done, and comes when it first asks; where it cannot be had, what is asked for is done. */
export function LateConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const { open, onConfirm } = props;
  const late = useLatePart(confirmDialog);
  const ask = useEffectEvent(async () => {
    if ((await confirmDialog.load()) === undefined) onConfirm();
  });
  // A download is outside React.
  useEffect(() => {
    if (open) void ask();
  }, [open]);
  return late && <late.ConfirmDialog {...props} />;
}
