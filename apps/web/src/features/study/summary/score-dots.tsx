import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import styles from "./score-dots.module.css";

interface ScoreDotsProps {
  readonly score: number;
  /** They then come one after the other. */
  readonly isMoment: boolean;
}

/** A session's score as a row of dots, for the eye alone: the figures say it too. */
export function ScoreDots({ score, isMoment }: ScoreDotsProps) {
  return (
    <div className={styles.dots} aria-hidden="true" data-moment={isMoment ? "dots" : undefined}>
      {Array.from({ length: SESSION_LENGTH }, (_, at) => (
        <span
          // Dots never change places.
          key={at}
          className={styles.dot}
          data-right={at < score}
          style={{ animationDelay: `calc(${at} * var(--beat))` }}
        />
      ))}
    </div>
  );
}
