import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
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
  // One that goes while it is open gives the focus back as well, which the browser does only for one that it closes.
  useLayoutEffect(() => {
    const own = dialog.current;
    return () => own?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // Told a moment late: it may be open again.
      onClose={() => dialog.current?.open !== true && onClose()}
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
