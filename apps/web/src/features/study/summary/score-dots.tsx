import type { StudyRecord } from "@sat/contract";
import styles from "./score-dots.module.css";

interface ScoreDotsProps {
  readonly records: readonly StudyRecord[];
  /** They then come one after the other. */
  readonly isMoment: boolean;
}

/** How each question of a session went, a dot for each in their order: for the eye alone, as the rows below say it too. */
export function ScoreDots({ records, isMoment }: ScoreDotsProps) {
  return (
    <div className={styles.dots} aria-hidden="true" data-moment={isMoment ? "dots" : undefined}>
      {records.map(({ number, correct }, at) => (
        <span
          key={number}
          className={styles.dot}
          data-right={correct}
          style={{ animationDelay: `calc(${at} * var(--beat))` }}
        />
      ))}
    </div>
  );
}
