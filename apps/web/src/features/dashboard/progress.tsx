import type { Stats } from "@sat/contract";
import { accuracy } from "@sat/item";
import { Link } from "@tanstack/react-router";
import { isLookBackDue } from "../../lib/look-back-due.ts";
import { useUser } from "../../lib/session.ts";
import type { Rise } from "../../lib/use-rise.ts";
import { useGameElements } from "../../question/outbox/use-game-elements.ts";
import { useScore } from "../../question/score/use-score.ts";
import { Card } from "../../ui/card.tsx";
import { FigureList } from "../../ui/figure-list.tsx";
import { Turn } from "../../ui/turn.tsx";
import { Achievements } from "./achievements.tsx";
import { freezeText } from "./freeze-text.ts";
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
  const gameElements = useGameElements();
  const figures = [
    { label: "Questions Answered", value: stats.totalQuestions.toLocaleString("en-US") },
    { label: "Accuracy", value: `${accuracy(stats.correctAnswers, stats.totalQuestions)}%` },
  ];
  return (
    <Card aria-labelledby="progress">
      <header className={styles.head}>
        <h2 id="progress">Your Progress</h2>
        <div className={styles.ways}>
          <Link to="/progress" className={styles.way}>
            See your progress
          </Link>
          <Link to="/plan" className={styles.way}>
            Your plan
          </Link>
          <Link to="/history" className={styles.way}>
            See your answers
          </Link>
          <Link to="/mistakes" className={styles.way}>
            Your mistakes
          </Link>
        </div>
      </header>
      <FigureList
        figures={gameElements ? [...figures, ...streakFigures({ stats, streakRise })] : figures}
      />
      <ScoreLine />
      <LookBackLine />
      {gameElements && <Freezes stats={stats} />}
      {gameElements && <Achievements />}
    </Card>
  );
}

function streakFigures({ stats, streakRise }: ProgressProps) {
  return [
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

/** Leads to the week that has just ended, until it was opened. */
function LookBackLine() {
  const user = useUser();
  if (!isLookBackDue(user)) return null;
  return (
    <p className={styles.score}>
      <Link to="/look-back">Look back on last week</Link>
    </p>
  );
}

function Freezes({ stats }: Pick<ProgressProps, "stats">) {
  const text = freezeText(stats);
  return text && <p className={styles.freezes}>{text}</p>;
}
