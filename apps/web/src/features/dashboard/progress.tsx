import type { Stats } from "@sat/contract";
import { accuracy } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { Award } from "lucide-react";
import type { Rise } from "../../lib/use-rise.ts";
import { useScore } from "../../question/score/use-score.ts";
import { Card } from "../../ui/card.tsx";
import { FigureList } from "../../ui/figure-list.tsx";
import { Turn } from "../../ui/turn.tsx";
import { achievements } from "./achievements.ts";
import styles from "./progress.module.css";

function days(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

interface ProgressProps {
  readonly stats: Stats;
  /** Whether a day has been added to the current streak since it was last seen here. */
  readonly streakRise: Rise | undefined;
}

/** The learner's lifetime figures. */
export function Progress({ stats, streakRise }: ProgressProps) {
  const figures = [
    { label: "Questions Answered", value: stats.totalQuestions.toLocaleString("en-US") },
    { label: "Accuracy", value: `${accuracy(stats.correctAnswers, stats.totalQuestions)}%` },
    {
      label: "Current Streak",
      value: (
        <Turn rise={streakRise} former={days}>
          {days(stats.currentStreak)}
        </Turn>
      ),
    },
    { label: "Best Streak", value: days(stats.longestStreak) },
  ];
  return (
    <Card aria-labelledby="progress">
      <header className={styles.head}>
        <h2 id="progress">Your Progress</h2>
        <div className={styles.more}>
          <Link to="/progress" className={styles.link}>
            See your progress
          </Link>
          <Link to="/history" className={styles.link}>
            See your answers
          </Link>
        </div>
      </header>
      <FigureList figures={figures} />
      <ScoreLine />
      <Achievements stats={stats} />
    </Card>
  );
}

/** The estimate of the whole exam's score, once there is one. */
function ScoreLine() {
  const { data } = useScore();
  if (!data?.total.range) return null;
  const { low, high } = data.total.range;
  return (
    <p className={styles.score}>
      Estimated score: {low} to {high}
    </p>
  );
}

function Achievements({ stats }: { readonly stats: Stats }) {
  const { reached, next } = achievements(stats);
  return (
    <div className={styles.achievements}>
      <Award aria-hidden="true" />
      {reached.length > 0 && <p className={styles.reached}>Achievements: {reached.join(", ")}</p>}
      {next.length > 0 && <p>Next achievements: {next.join(", ")}</p>}
    </div>
  );
}
