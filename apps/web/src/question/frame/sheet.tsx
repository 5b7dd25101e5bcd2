import type { ReactNode } from "react";
import { ActionBar } from "../controls/action-bar.tsx";
import styles from "./sheet.module.css";

interface SheetProps {
  readonly children: ReactNode;
  /** The buttons in the bar within reach, if there are any. */
  readonly actions?: ReactNode;
}

/** What stands in the place of a question: one on its way, or why none came. */
export function Sheet({ children, actions }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.content}>{children}</div>
      {actions && <ActionBar>{actions}</ActionBar>}
    </div>
  );
}
