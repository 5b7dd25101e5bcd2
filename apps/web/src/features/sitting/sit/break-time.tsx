import { useEffect, useEffectEvent, useState } from "react";
import { pageTime } from "../../../lib/clock.ts";
import { minutesAndSeconds } from "../../../question/desk/countdown.ts";
import { ArrivedHeading } from "./arrived-heading.tsx";
import styles from "./sit.module.css";

interface BreakTimeProps {
  /** Milliseconds that were left when the server said so. */
  readonly left: number;
  /** Whether the module begins by itself when the break is over. */
  readonly isFollowed: boolean;
  /** Whether it comes in the place of a module. */
  readonly follows: boolean;
  readonly onOver: () => void;
}

/** The break before a module, and what is left of it. */
export function BreakTime({ left, isFollowed, follows, onOver }: BreakTimeProps) {
  const seconds = useSecondsLeft(left);
  const isOver = seconds === 0;
  const isDue = isOver && isFollowed;
  const end = useEffectEvent(onOver);
  // The break's end comes from the clock, no press.
  useEffect(() => {
    if (isDue) end();
  }, [isDue]);
  return (
    <section className={styles.break} aria-label="Break">
      {follows ? <ArrivedHeading>Break</ArrivedHeading> : <h2>Break</h2>}
      <p role="timer" className={styles.breakTime}>
        {minutesAndSeconds(seconds)}
      </p>
      <p>
        {isOver
          ? "The break is over."
          : "Stand up, drink something, rest your eyes. You can begin the module before the break is over."}
      </p>
    </section>
  );
}

/** Whole seconds left, counted down on this page. */
function useSecondsLeft(left: number): number {
  const [end] = useState(() => pageTime() + left);
  const [now, setNow] = useState(pageTime);
  // A timer is the only way to hear of time.
  useEffect(() => {
    const timer = setInterval(() => setNow(pageTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / 1000));
}
