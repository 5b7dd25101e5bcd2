import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Shuffle } from "lucide-react";
import { localHour } from "../../lib/clock.ts";
import { difficultyOf } from "../../lib/difficulty-choice.ts";
import { sessionQuery, useUser } from "../../lib/session.ts";
import { useRise } from "../../lib/use-rise.ts";
import { useStocking } from "../../question/offline/use-stocking.ts";
import { useStats } from "../../question/outbox/use-stats.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { DailyTip } from "./daily-tip.tsx";
import styles from "./dashboard-page.module.css";
import { DoNow } from "./do-now.tsx";
import { greeting } from "./greeting.ts";
import { LateFirstRun, useFirstRun } from "./late-first-run.tsx";
import { Progress } from "./progress.tsx";
import { QuickPractice, WANTS_QUESTION } from "./quick-practice.tsx";
import { StudyModeCard } from "./study-mode-card.tsx";
import { useSaveSection } from "./use-save-section.ts";

/** Home: how the learner is doing, and every way into practice. */
export function DashboardPage() {
  const user = useUser();
  const stats = useStats();
  const section = user.preferences.defaultSection || "Reading";
  const saveSection = useSaveSection();
  // The guard asks once; by the time the learner comes back, figures may have moved elsewhere.
  useQuery(sessionQuery);
  useStocking({ section, difficulty: difficultyOf(user.preferences) });
  const firstRun = useFirstRun();
  const streakRise = useRise("streak", stats.currentStreak);
  return (
    <Page>
      <header className={styles.welcome}>
        <h1>
          {greeting(localHour())}, {user.displayName || "Student"}
        </h1>
        <div className={styles.ways}>
          <ButtonLink to="/practice" search={{ section }} state={WANTS_QUESTION} look="secondary">
            Continue with {section}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonLink
            to="/practice"
            search={{ section: "Mixed" }}
            state={WANTS_QUESTION}
            look="secondary"
            onClick={() => saveSection("Mixed")}
          >
            <Shuffle aria-hidden="true" />
            Mixed Practice
          </ButtonLink>
        </div>
      </header>
      {firstRun.isUnderWay ? (
        <LateFirstRun onEnd={firstRun.end} />
      ) : (
        <DoNow takesFocus={firstRun.isOver} />
      )}
      <QuickPractice onChoose={saveSection} />
      {stats.totalQuestions > 0 && <Progress stats={stats} streakRise={streakRise} />}
      <div className={styles.pair}>
        <StudyModeCard />
        <DailyTip />
      </div>
      <p className={styles.other}>
        Want to see where you stand? <Link to="/tests">Sit a practice test</Link>
      </p>
      <p className={styles.other}>
        Rather have nothing but the question? <Link to="/quiz">Take the simple quiz</Link>
      </p>
    </Page>
  );
}
