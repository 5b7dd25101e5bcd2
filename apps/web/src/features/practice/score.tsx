import { accuracy } from "@sat/item";
import styles from "./score.module.css";

/** The score of this practice; nothing before the first answer. */
export function Score({ score, total }: { readonly score: number; readonly total: number }) {
  if (total === 0) return null;
  return (
    <dl className={styles.score}>
      <div>
        <dt className="visually-hidden-narrow">Score</dt>
        <dd>
          {score} / {total}
        </dd>
      </div>
      <div>
        <dt className="visually-hidden-narrow">Accuracy</dt>
        <dd>{accuracy(score, total)}%</dd>
      </div>
    </dl>
  );
}
