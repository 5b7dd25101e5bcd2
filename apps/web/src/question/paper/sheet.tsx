import type { ReactNode } from "react";
import styles from "./paper.module.css";

interface SheetProps {
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** What begins on a page of its own. */
export function Sheet({ labelledBy, children }: SheetProps) {
  return (
    <section className={styles.sheet} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

/** What flows through the columns of its sheet, and on to the next pages. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
