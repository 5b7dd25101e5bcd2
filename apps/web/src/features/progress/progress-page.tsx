import type { Progress } from "@sat/contract";
import { useProgress } from "../../question/score/use-progress.ts";
import { Link } from "@tanstack/react-router";
import { BackLink } from "../../ui/back-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AccuracyCard } from "./accuracy-card.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import { ConfidenceCard } from "./confidence-card.tsx";
import { HoursCard } from "./hours-card.tsx";
import styles from "./progress-page.module.css";
import { ScoreCard } from "./score-card.tsx";
import { ScoresCard } from "./scores-card.tsx";
import { SkillsCard } from "./skills-card.tsx";
import { SlipsCard } from "./slips-card.tsx";

/** What the learner's answers come to: the score, each skill, and how it went over time. */
export function ProgressPage() {
  const progress = useProgress();
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>Progress</h1>
        <Link to="/look-back" className={styles.way}>
          Look back on your week
        </Link>
        <Link to="/tests" className={styles.way}>
          Add a score report of the exam
        </Link>
      </header>
      <Content progress={progress} />
    </Page>
  );
}

function Content({ progress }: { readonly progress: ReturnType<typeof useProgress> }) {
  const { data, isError, isFetching } = progress;
  if (data !== undefined) return isEmpty(data) ? <Nothing /> : <Figures progress={data} />;
  return isError && !isFetching ? (
    <LoadFailure
      offline="Your progress needs a connection."
      onAgain={() => void progress.refetch()}
    >
      Failed to load your progress. Please try again.
    </LoadFailure>
  ) : (
    <Skeleton label="Loading your progress..." lines={[100, 100, 100, 100, 100]} />
  );
}

function isEmpty({ skills, days, scores }: Progress): boolean {
  return days.length + scores.length === 0 && skills.every(({ answers }) => answers === 0);
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <p>
        Answer a few questions and your first figures appear here: your skills, how they change, and
        after some more an estimate of your score.
      </p>
      <ButtonLink to="/practice">Answer Your First Question</ButtonLink>
    </div>
  );
}

function Figures({ progress }: { readonly progress: Progress }) {
  const { skills, weeks, scores, domains, slips, confidence, days, hours } = progress;
  return (
    <>
      <ScoreCard />
      {scores.length + domains.length > 0 && <ScoresCard scores={scores} domains={domains} />}
      <SkillsCard skills={skills} />
      {weeks.length > 0 && <AccuracyCard weeks={weeks} />}
      {weeks.length > 0 && <SlipsCard slips={slips} weeks={weeks} />}
      <div className={styles.pair}>
        <CalendarCard days={days} />
        {hours.length > 0 && <HoursCard hours={hours} />}
      </div>
      <ConfidenceCard confidence={confidence} />
    </>
  );
}
