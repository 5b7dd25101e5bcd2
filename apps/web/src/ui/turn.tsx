import type { ReactNode } from "react";
import styles from "./turn.module.css";

interface TurnProps {
  /** What stood here before; undefined where nothing has changed. */
  readonly former: string | undefined;
  readonly children: ReactNode;
}

/** A figure that turns over from what it was, as on a counter. */
export function Turn({ former, children }: TurnProps) {
  if (former === undefined) return children;
  return (
    // The former figure is drawn by the style sheet: nobody should hear or copy it.
    <span className={styles.turn} data-moment="turn" data-former={former}>
      <span className={styles.present}>{children}</span>
    </span>
  );
}
