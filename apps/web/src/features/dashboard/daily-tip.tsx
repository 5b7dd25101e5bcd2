import { Lightbulb } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import styles from "./side-card.module.css";

/** The tip of the day, which is the same every day: how to spend the time. */
export function DailyTip() {
  return (
    <Card aria-labelledby="daily-tip">
      <div className={styles.sheet}>
        <h2 id="daily-tip" className={styles.heading}>
          <Lightbulb aria-hidden="true" />
          Daily Tip
        </h2>
        <p>
          Spend about 1 minute per question in Reading and Writing and 1.5 minutes per question in
          Math.
        </p>
      </div>
    </Card>
  );
}
