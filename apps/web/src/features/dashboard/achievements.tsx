import { Link } from "@tanstack/react-router";
import { Award } from "lucide-react";
import { latestFirst, nearestFirst } from "../../lib/achievement-order.ts";
import { useAchievements } from "../../question/outbox/use-achievements.ts";
import styles from "./achievements.module.css";

/** The latest achievement and the nearest; all of them are a page of their own. */
export function Achievements() {
  const { data = [] } = useAchievements();
  const [latest] = latestFirst(data);
  const [next] = nearestFirst(data);
  return (
    <div className={styles.achievements}>
      <Award aria-hidden="true" />
      <div className={styles.lines}>
        {latest && <p className={styles.latest}>Latest achievement: {latest.name}</p>}
        {next && (
          <p>
            Next: {next.name}, {(next.goal - next.progress).toLocaleString("en-US")} to go
          </p>
        )}
      </div>
      <Link to="/achievements" className={styles.all}>
        See your achievements
      </Link>
    </div>
  );
}
