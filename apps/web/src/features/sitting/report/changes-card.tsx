import type { SittingReport } from "@sat/contract";
import { Card } from "../../../ui/card.tsx";
import styles from "./report.module.css";

/** What changing answers has come to. */
export function ChangesCard({ changes }: Pick<SittingReport, "changes">) {
  const { won, cost, neither } = changes;
  return (
    <Card aria-labelledby="changes">
      <h2 id="changes">Changed answers</h2>
      {won + cost + neither === 0 ? (
        <p className={styles.about}>You changed no answer.</p>
      ) : (
        <dl className={styles.changes}>
          <div>
            <dt>From wrong to right</dt>
            <dd>{won}</dd>
          </div>
          <div>
            <dt>From right to wrong</dt>
            <dd>{cost}</dd>
          </div>
          <div>
            <dt>From wrong to wrong</dt>
            <dd>{neither}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
