import type { ReactNode } from "react";
import styles from "./badge.module.css";

interface BadgeProps {
  /** `accent` wears the colour of the nearest section. */
  readonly tone?: "plain" | "accent" | "good" | "bad" | "caution";
  readonly children: ReactNode;
}

/** A short fact about its neighbour, such as a difficulty. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
