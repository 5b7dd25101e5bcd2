import type { Progress } from "@sat/contract";
import { Card } from "../../ui/card.tsx";
import { FigureList } from "../../ui/figure-list.tsx";
import styles from "../../ui/charts/charts.module.css";
import { answersIn, share } from "./share.ts";

/** How often the learner was right, with answers marked as guesses and with all others. */
export function ConfidenceCard({ confidence }: Pick<Progress, "confidence">) {
  const { guessed, others } = confidence;
  return (
    <Card aria-labelledby="confidence">
      <h2 id="confidence">Guesses and results</h2>
      {guessed.answers === 0 ? (
        <p className={styles.about}>
          Mark an answer as a guess before you submit it, and you see here how your guesses go.
        </p>
      ) : (
        <div className={styles.figures}>
          <FigureList
            figures={[
              {
                label: `Right of ${answersIn(guessed.answers)} marked as guesses`,
                value: share(guessed),
              },
              { label: `Right of ${answersIn(others.answers)} not marked`, value: share(others) },
            ]}
          />
        </div>
      )}
    </Card>
  );
}
