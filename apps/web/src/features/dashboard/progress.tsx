import type { Stats } from "@sat/contract";
import { accuracy } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { Award } from "lucide-react";
import type { Rise } from "../../lib/use-rise.ts";
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
        <div className={styles.ways}>
          <Link to="/history" className={styles.way}>
            See your answers
          </Link>
          <Link to="/mistakes" className={styles.way}>
            Your mistakes
          </Link>
        </div>
      </header>
      <FigureList figures={figures} />
      <Achievements stats={stats} />
    </Card>
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
