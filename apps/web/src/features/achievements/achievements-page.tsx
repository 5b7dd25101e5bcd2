import { Link } from "@tanstack/react-router";
import { useAchievements } from "../../question/outbox/use-achievements.ts";
import { useGameElements } from "../../question/outbox/use-game-elements.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AchievementLists } from "./achievement-lists.tsx";
import styles from "./achievements-page.module.css";

/** Everything that practice can come to, and what it has come to. */
export function AchievementsPage() {
  const gameElements = useGameElements();
  return (
    <Page>
      <header className={styles.header}>
        <BackLink to="/dashboard">Back to Dashboard</BackLink>
        <h1>Achievements</h1>
      </header>
      {gameElements ? <Achievements /> : <SwitchedOff />}
    </Page>
  );
}

function Achievements() {
  const { data, isError, isFetching, refetch } = useAchievements();
  if (data !== undefined) return <AchievementLists achievements={data} />;
  return isError && !isFetching ? (
    <LoadFailure offline="Your achievements need a connection." onAgain={() => void refetch()}>
      Failed to load your achievements. Please try again.
    </LoadFailure>
  ) : (
    <Skeleton label="Loading your achievements..." />
  );
}

function SwitchedOff() {
  return (
    <p className={styles.off}>
      Streaks and achievements are switched off. You can switch them on again in{" "}
      <Link to="/settings">Settings</Link>.
    </p>
  );
}
