import type { ReactNode } from "react";
import styles from "./page.module.css";

interface PageProps {
  readonly children: ReactNode;
  /** For forms and short texts. */
  readonly narrow?: boolean;
  /** `main` for a page that stands alone, without the frame that brings its own. */
  readonly as?: "div" | "main";
  /** For what only stands where a page is to come. */
  readonly isPending?: boolean;
}

/** The column a page is set in. */
export function Page(props: PageProps) {
  const { children, narrow = false, as: Tag = "div", isPending = false } = props;
  const className = `${styles.page} ${narrow ? styles.narrow : ""}`;
  return (
    <Tag className={className} data-pending={isPending ? "" : undefined}>
      {children}
    </Tag>
  );
}
