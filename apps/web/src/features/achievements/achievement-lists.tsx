import type { Achievement } from "@sat/contract";
import { Award } from "lucide-react";
import { latestFirst, nearestFirst } from "../../lib/achievement-order.ts";
import { dayOf } from "../../lib/day-of.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import styles from "./achievement-lists.module.css";

interface AchievementListsProps {
  readonly achievements: readonly Achievement[];
}

/** Those that are reached, the latest first, and those to come, the nearest first. */
export function AchievementLists({ achievements }: AchievementListsProps) {
  const reached = latestFirst(achievements);
  const toCome = nearestFirst(achievements);
  return (
    <>
      <p className={styles.count}>
        {reached.length} of {achievements.length} reached
      </p>
      {reached.length > 0 && (
        <section aria-labelledby="reached" className={styles.part}>
          <h2 id="reached">Reached</h2>
          <ul className={styles.list}>
            {reached.map((achievement) => (
              <li key={achievement.id} className={styles.reached}>
                <Reached {...achievement} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {toCome.length > 0 && (
        <section aria-labelledby="to-come" className={styles.part}>
          <h2 id="to-come">To Come</h2>
          <ul className={styles.list}>
            {toCome.map((achievement) => (
              <li key={achievement.id} className={styles.toCome}>
                <ToCome {...achievement} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Reached({ name, takes, reachedOn }: Achievement) {
  return (
    <>
      <Award aria-hidden="true" />
      <h3>{name}</h3>
      <p>{takes}</p>
      {/* Without a time it would be the day of another zone. */}
      {reachedOn !== null && (
        <p className={styles.figures}>Reached on {dayOf(`${reachedOn}T12:00`)}</p>
      )}
    </>
  );
}

function ToCome({ name, takes, progress, goal }: Achievement) {
  return (
    <>
      <h3>{name}</h3>
      <p>{takes}</p>
      <div className={styles.progress}>
        <ProgressBar label={name} percent={Math.floor((100 * progress) / goal)} />
        <p className={styles.figures}>
          {progress.toLocaleString("en-US")} of {goal.toLocaleString("en-US")}
        </p>
      </div>
    </>
  );
}
