import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import styles from "./notice.module.css";

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The ways on. */
  readonly actions: ReactNode;
}

/** What stands where a page has nothing to show: why, and where to go. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <Card>
      <div className={styles.sheet}>
        <h1>{title}</h1>
        <p>{children}</p>
        <div className={styles.ways}>{actions}</div>
      </div>
    </Card>
  );
}
