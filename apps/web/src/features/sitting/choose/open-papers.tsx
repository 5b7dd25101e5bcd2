import type { Paper } from "@sat/contract";
import { useId } from "react";
import { dayOf } from "../../../lib/day-of.ts";
import { useUser } from "../../../lib/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DescribedRow } from "../../../ui/described-row.tsx";
import { forgetEntered } from "../paper/entered-answers.ts";
import { testName } from "../sitting-words.ts";
import { Discard } from "./discard.tsx";
import styles from "./tests-page.module.css";

/** Tests on paper whose answers have not been entered. */
export function OpenPapers({ papers }: { readonly papers: readonly Paper[] }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        On paper, not answered yet
      </h2>
      <ul className={styles.list}>
        {papers.map((paper) => (
          <OpenPaper key={paper.id} paper={paper} />
        ))}
      </ul>
    </Card>
  );
}

function OpenPaper({ paper }: { readonly paper: Paper }) {
  const { uid } = useUser();
  const { id, test, startedAt, form, keyOpened } = paper;
  const name = useId();
  return (
    <li>
      <DescribedRow
        id={name}
        name={testName(test)}
        details={[`${dayOf(startedAt)} • Form ${form}${keyOpened ? " • Key opened" : ""}`]}
      >
        <ButtonLink to="/test-answers" search={{ id }} aria-describedby={name}>
          Enter Answers
        </ButtonLink>
        <ButtonLink to="/test-paper" search={{ id }} look="secondary" aria-describedby={name}>
          Print
        </ButtonLink>
        <Discard id={id} describedBy={name} onDone={() => forgetEntered(uid, id)}>
          Discard this test on paper? Its answers cannot be entered then, and its questions do not
          come again.
        </Discard>
      </DescribedRow>
    </li>
  );
}
