import type { ReactNode } from "react";
import styles from "./described-row.module.css";

interface DescribedRowProps {
  /** Of the words, for what is pressed beside them to be described by. */
  readonly id?: string;
  readonly name: ReactNode;
  /** How it stands, line by line. */
  readonly details: readonly string[];
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A row of a list: what something is called and how it stands, and beside it what can be done with it. */
export function DescribedRow({ id, name, details, children }: DescribedRowProps) {
  return (
    <div className={styles.row}>
      <p id={id} className={styles.what}>
        <span className={styles.name}>{name}</span>
        {details.map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
