import type { ReactNode } from "react";
import styles from "./level-header.module.css";

interface LevelHeaderProps {
  /** The link to the level above. */
  readonly back: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** The head of a level of Study Mode: the way back, what it is, and a line about it. */
export function LevelHeader({ back, title, children }: LevelHeaderProps) {
  return (
    <header className={styles.header}>
      {back}
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
    </header>
  );
}
