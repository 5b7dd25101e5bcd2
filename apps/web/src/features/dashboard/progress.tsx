import type { Stats } from "@sat/contract";
import { accuracy } from "@sat/item";
import { Card } from "../../ui/card.tsx";
import styles from "./progress.module.css";

function days(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

/** The learner's lifetime figures. */
export function Progress({ stats }: { stats: Stats }) {
  const figures = [
    { label: "Questions Answered", value: stats.totalQuestions.toLocaleString("en-US") },
    { label: "Accuracy", value: `${accuracy(stats.correctAnswers, stats.totalQuestions)}%` },
    { label: "Current Streak", value: days(stats.currentStreak) },
    { label: "Best Streak", value: days(stats.longestStreak) },
  ];
  return (
    <Card aria-labelledby="progress">
      <h2 id="progress">Your Progress</h2>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
