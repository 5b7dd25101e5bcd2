import styles from "./trap-seen.module.css";
import type { Outcome } from "./verdict.tsx";

/** After a right answer to a question that was to have the trap of a missed one, and has it: that it was seen. */
export function TrapSeen({ outcome: { correct, question } }: { readonly outcome: Outcome }) {
  if (!correct || question.reason?.met !== "slip") return null;
  return <p className={styles.seen}>That was the same trap. You saw it this time.</p>;
}
