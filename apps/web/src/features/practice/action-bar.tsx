import { CircleCheck, CircleX, Clock } from "lucide-react";
import type { MouseEvent } from "react";
import { resultText, TIME_IS_UP } from "../../question/result-text.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./action-bar.module.css";
import { CountdownRing } from "./countdown-ring.tsx";
import { secondsLeft } from "./countdown.ts";
import type { Session, Shown, Submitted } from "./session.ts";

interface ActionBarProps {
  readonly session: Session & (Shown | Submitted);
  readonly onAct: () => void;
}

/** The bar within reach: time or result, and the one button that leads on. */
export function ActionBar({ session, onAct }: ActionBarProps) {
  const isShown = session.phase === "shown";
  // The second click of a double one must not skip the result that the first brought.
  const act = (event: MouseEvent) => {
    if (event.detail < 2) onAct();
  };
  return (
    <div className={styles.bar}>
      {isShown && <TimeLeft session={session} />}
      {/* Always there, so that what comes into it is read out. */}
      <div role="status" className={styles.outcome}>
        {!isShown && <Outcome session={session} />}
      </div>
      {/* One button for both, so that it keeps the focus. */}
      <Button look="accent" disabled={isShown && session.selected === null} onClick={act}>
        {isShown ? "Submit Answer" : "Next Question"}
      </Button>
    </div>
  );
}

/** The status of the timer while a question is open, and what it shows. */
function TimeLeft({ session: { deadline, now } }: { readonly session: Shown }) {
  return (
    <div className={styles.time}>
      {deadline !== null && <CountdownRing seconds={secondsLeft(deadline, now)} />}
      <p>{deadline === null ? "Untimed Practice" : "Timer Active"}</p>
    </div>
  );
}

/** How it went, and whether time ran out. */
function Outcome({
  session: { correct, autoSubmitted, question },
}: {
  readonly session: Submitted;
}) {
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <>
      {autoSubmitted && (
        <p className={styles.notice}>
          <Clock aria-hidden="true" />
          {TIME_IS_UP}
        </p>
      )}
      <p className={styles.result} data-correct={correct}>
        <Icon aria-hidden="true" />
        {resultText(correct, question.correctAnswer)}
      </p>
    </>
  );
}
