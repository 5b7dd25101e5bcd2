import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Called for every way out: Escape, the cross, a click beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Keeps the element, which opens and closes by method only, in step with `open`.
  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open && dialog.current?.open === true) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <Button look="quiet" size="small" aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
