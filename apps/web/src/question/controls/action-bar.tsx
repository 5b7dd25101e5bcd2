import type { ReactNode } from "react";
import styles from "./action-bar.module.css";

interface ActionBarProps {
  /** How it stands. */
  readonly status?: ReactNode;
  /** The buttons; the last of them leads on. */
  readonly children: ReactNode;
}

/** The bar within reach: how it stands, and the buttons that lead on. */
export function ActionBar({ status, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.status}>{status}</div>
      {children}
    </div>
  );
}
