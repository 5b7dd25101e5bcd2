import type { SittingReport } from "@sat/contract";
import { SLIPS } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { Card } from "../../../ui/card.tsx";
import { questions as ofQuestions } from "../sitting-words.ts";
import styles from "./report.module.css";

/** The mistakes behind the wrong answers, with the points that each has left on the table. */
export function SlipsCard({ slips }: Pick<SittingReport, "slips">) {
  const arePointsTold = slips.some(({ points }) => points > 0);
  return (
    <Card aria-labelledby="slips">
      <h2 id="slips">
        {arePointsTold ? "Points left on the table" : "Mistakes behind the misses"}
      </h2>
      <p className={styles.about}>
        {arePointsTold && "What each mistake cost, had its questions alone been right. "}
        They wait for you among your <Link to="/mistakes">mistakes</Link>.
      </p>
      <ol className={styles.slips}>
        {slips.map(({ slip, questions, points }) => (
          <li key={slip}>
            <span>{SLIPS[slip]}</span>
            <span className={styles.where}>
              {ofQuestions(questions)}
              {points > 0 && `, about ${points} points`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
