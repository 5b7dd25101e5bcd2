import type { SittingSummary } from "@sat/contract";
import { useId } from "react";
import { dayOf } from "../../../lib/day-of.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DescribedRow } from "../../../ui/described-row.tsx";
import { mannerOf, testName } from "../sitting-words.ts";
import styles from "./tests-page.module.css";

/** Tests that have ended, with what each has come to. */
export function EndedSittings({ sittings }: { readonly sittings: readonly SittingSummary[] }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Your tests
      </h2>
      <ul className={styles.list}>
        {sittings.map((sitting) => (
          <EndedSitting key={sitting.id} sitting={sitting} />
        ))}
      </ul>
    </Card>
  );
}

function EndedSitting({ sitting }: { readonly sitting: SittingSummary }) {
  const { test, startedAt, score } = sitting;
  const id = useId();
  return (
    <li>
      <DescribedRow
        id={id}
        name={`${testName(test)}${score === null ? "" : `: ${score.low} to ${score.high}`}`}
        details={[`${dayOf(startedAt)} • ${mannerOf(sitting)}`]}
      >
        <ButtonLink
          to="/test-report"
          search={{ id: sitting.id }}
          look="secondary"
          size="small"
          aria-describedby={id}
        >
          See Report
        </ButtonLink>
        <ButtonLink
          to="/test-paper"
          search={{ id: sitting.id }}
          look="quiet"
          size="small"
          aria-describedby={id}
        >
          Print
        </ButtonLink>
      </DescribedRow>
    </li>
  );
}
