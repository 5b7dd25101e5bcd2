import type { ComponentProps } from "react";
import styles from "./card.module.css";

type CardProps = { readonly as?: "section" | "div" | "article" | "form" } & Omit<
  ComponentProps<"section">,
  "className"
>;

/** A sheet of paper on the desk. */
export function Card({ as = "section", ...rest }: CardProps) {
  // A union of tags has no common props type; all of them take a section's.
  const Tag = as as "section";
  return <Tag {...rest} className={styles.card} />;
}
