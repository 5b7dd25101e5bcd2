import { placement } from "@sat/desk";
import type { QuestionDesk, QuestionState } from "../../../question/desk/question-desk.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { firstClick } from "../../../ui/first-click.ts";
import { Page } from "../../../ui/page.tsx";
import styles from "./placement.module.css";

interface PlacementStartProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** The placement before its first question, or where it was left. */
export function PlacementStart({ desk, state: { total } }: PlacementStartProps) {
  return (
    <Page narrow>
      <header className={styles.header}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>Placement</h1>
      </header>
      <Card as="div">
        <div className={styles.start}>
          <p>
            {placement.length} questions from all parts of the exam, about 25 minutes. Each one is
            chosen by your answers so far, so that together they show where you stand.
          </p>
          <p>
            There is no time limit, and you see the explanation after every answer. You can leave at
            any time and go on later.
          </p>
          {total > 0 && (
            <p>
              <strong>
                You have answered {total} of {placement.length}.
              </strong>
            </p>
          )}
          <Button size="large" onClick={firstClick(desk.request)}>
            {total > 0 ? "Go On" : "Start"}
          </Button>
        </div>
      </Card>
    </Page>
  );
}
