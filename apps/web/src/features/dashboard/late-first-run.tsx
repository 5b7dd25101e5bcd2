import { useState } from "react";
import { latePart, useWantedPart } from "../../lib/late-part.ts";
import { useUser } from "../../lib/session.ts";
import { Card } from "../../ui/card.tsx";
import styles from "./first-run.module.css";

export const lateFirstRun = latePart("the first run", () => import("./first-run.tsx"));

/** Whether the learner is asked for a plan: once, as long as there are neither answers nor a plan. */
export function useFirstRun(): boolean {
  const { preferences, stats } = useUser();
  // What follows the last answer stays once that is saved.
  const [isAsked] = useState(
    preferences.plan === null && !preferences.planProposed && stats.totalQuestions === 0,
  );
  return isAsked;
}

/** What a newcomer is asked; few visits have a use for it. */
export function LateFirstRun() {
  const part = useWantedPart(lateFirstRun);
  if (part !== undefined) return <part.FirstRun />;
  // Its room is kept, so that nothing moves when it comes.
  return (
    <Card as="div">
      <div className={styles.step} />
    </Card>
  );
}
