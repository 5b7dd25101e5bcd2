import type { ReactNode } from "react";
import styles from "./page.module.css";

/** The column a page is set in. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={`${styles.page} ${narrow ? styles.narrow : ""}`}>{children}</div>;
}
