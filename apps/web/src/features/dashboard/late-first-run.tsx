import { type ComponentProps, useState } from "react";
import { latePart, useWantedPart } from "../../lib/late-part.ts";
import { useUser } from "../../lib/session.ts";
import { Card } from "../../ui/card.tsx";
import type { FirstRun } from "./first-run.tsx";
import styles from "./first-run.module.css";

export const lateFirstRun = latePart("the first run", () => import("./first-run.tsx"));

/**
 * Whether the learner is asked for a plan: once, as long as there are neither answers nor a plan. It goes on until it is
 * `over`, which it is not for whoever was never asked.
 */
export function useFirstRun() {
  const { preferences, stats } = useUser();
  // What follows the last answer stays once that is saved.
  const [isAsked] = useState(
    preferences.plan === null && !preferences.planProposed && stats.totalQuestions === 0,
  );
  const [isOver, setOver] = useState(false);
  return { isUnderWay: isAsked && !isOver, isOver, end: () => setOver(true) };
}

/** What a newcomer is asked; few visits have a use for it. */
export function LateFirstRun(props: ComponentProps<typeof FirstRun>) {
  const part = useWantedPart(lateFirstRun);
  if (part !== undefined) return <part.FirstRun {...props} />;
  // Its room is kept, so that nothing moves when it comes.
  return (
    <Card as="div">
      <div className={styles.step} />
    </Card>
  );
}
