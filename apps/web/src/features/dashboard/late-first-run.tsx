import { useState } from "react";
import { latePart, useWantedPart } from "../../lib/late-part.ts";
import { useUser } from "../../lib/session.ts";
import { Card } from "../../ui/card.tsx";
import styles from "./first-run.module.css";

export const lateFirstRun = latePart("the first run", () => import("./first-run.tsx"));

/** What a learner without answers and without a plan is asked once; few visits have a use for it. */
export function LateFirstRun() {
  const { preferences, stats } = useUser();
  // What follows the last answer stays once that is saved.
  const [mayCome] = useState(
    preferences.plan === null && !preferences.planProposed && stats.totalQuestions === 0,
  );
  return mayCome ? <Wanted /> : null;
}

function Wanted() {
  const part = useWantedPart(lateFirstRun);
  if (part !== undefined) return <part.FirstRun />;
  // Its room is kept, so that nothing moves when it comes.
  return (
    <Card as="div">
      <div className={styles.step} />
    </Card>
  );
}
