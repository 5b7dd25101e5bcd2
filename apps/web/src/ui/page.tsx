import type { ReactNode } from "react";
import styles from "./page.module.css";

interface PageProps {
  readonly children: ReactNode;
  /** For forms and short texts. */
  readonly narrow?: boolean;
  /** `main` for a page that stands alone, without the frame that brings its own. */
  readonly as?: "div" | "main";
}

/** The column a page is set in. */
export function Page({ children, narrow = false, as: Tag = "div" }: PageProps) {
  return <Tag className={`${styles.page} ${narrow ? styles.narrow : ""}`}>{children}</Tag>;
}
