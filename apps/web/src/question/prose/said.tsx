import type { ReactNode } from "react";
import styles from "./said.module.css";

interface SaidProps {
  readonly words: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What may be shown in one way and said in another: eyes meet the signs, ears the words. */
export function Said({ words, children, className = "" }: SaidProps) {
  if (words === children) return children;
  return (
    <span className={`${styles.said} ${className}`}>
      <Unseen words={words} />
      <span aria-hidden="true">{children}</span>
    </span>
  );
}

/** Words for ears alone, between what is both seen and heard. */
export function Unseen({ words }: Pick<SaidProps, "words">) {
  return <span className={`visually-hidden ${styles.unseen}`}>{words}</span>;
}
