import { Lightbulb } from "lucide-react";
import styles from "./hint.module.css";
import { Prose } from "../prose/prose.tsx";

/** Advice before a question, for learning mode. */
export function StudyTip({ text }: { readonly text: string }) {
  return (
    <aside className={`${styles.sheet} ${styles.tip}`} aria-label="Study Tip">
      <p className={styles.name}>
        <Lightbulb aria-hidden="true" />
        Study Tip
      </p>
      <Prose text={text} />
    </aside>
  );
}
