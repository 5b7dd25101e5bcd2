import type { Plan } from "@sat/contract";
import { useScore } from "../../../question/score/use-score.ts";
import { Card } from "../../../ui/card.tsx";
import styles from "./plan-page.module.css";
import { wholeDay } from "./plan-words.ts";

/** The test, the goal, and beside it where the learner stands. */
export function Aims({ plan: { testDate, goal } }: { readonly plan: Plan }) {
  const { data } = useScore();
  const range = data?.total.range;
  return (
    <Card as="div">
      <dl className={styles.aims}>
        <div>
          <dt>Your test</dt>
          <dd>{testDate === null ? "No date yet" : wholeDay(testDate)}</dd>
        </div>
        <div>
          <dt>Your goal</dt>
          <dd>{goal ?? "None set"}</dd>
        </div>
        <div>
          <dt>Estimated score</dt>
          <dd>{range ? `${range.low} to ${range.high}` : "Not known yet"}</dd>
        </div>
      </dl>
    </Card>
  );
}
