import type { SittingReport } from "@sat/contract";
import { Card } from "../../../ui/card.tsx";
import styles from "./report.module.css";

const BANDS = [1, 2, 3, 4, 5, 6, 7];

/** How it went in each content domain, in seven bands as in the exam's own report. */
export function DomainsCard({ domains }: Pick<SittingReport, "domains">) {
  return (
    <Card aria-labelledby="domains">
      <h2 id="domains">By domain</h2>
      <div className={styles.room}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Domain</th>
              <th scope="col">Band</th>
              <th scope="col">Right</th>
            </tr>
          </thead>
          <tbody>
            {domains.map(({ domain, section, band, bands, right, questions }) => (
              <tr key={domain}>
                <th scope="row">
                  {domain}
                  <span className={styles.where}>{section}</span>
                </th>
                <td>
                  {band === null || bands === null ? (
                    "Too few questions"
                  ) : (
                    <Band band={band} {...bands} />
                  )}
                </td>
                <td>
                  {right} of {questions}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface BandProps {
  /** The likeliest. */
  readonly band: number;
  readonly low: number;
  readonly high: number;
}

/** Filled up to the likeliest; what else it may be is framed. */
function Band({ band, low, high }: BandProps) {
  return (
    <span className={styles.band}>
      <span className={styles.steps} aria-hidden="true">
        {BANDS.map((each) => (
          <span key={each} data-reached={each <= band} data-likely={each >= low && each <= high} />
        ))}
      </span>
      {band} of 7{low < high && `, likely ${low} to ${high}`}
    </span>
  );
}
