import type { SittingMode } from "@sat/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { pageTime } from "../../../lib/clock.ts";
import { minutesAndSeconds } from "../../../question/desk/countdown.ts";
import styles from "./sit.module.css";

interface BreakTimeProps {
  /** Milliseconds that were left when the server said so. */
  readonly left: number;
  readonly mode: SittingMode;
  readonly onOver: () => void;
}

/** The break before a module, and what is left of it; in strict mode the module begins when it is over. */
export function BreakTime({ left, mode, onOver }: BreakTimeProps) {
  const seconds = useSecondsLeft(left);
  const isOver = seconds === 0;
  const end = useEffectEvent(() => {
    if (mode === "strict") onOver();
  });
  // The break's end comes from the clock, no press.
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <section className={styles.break} aria-labelledby="break">
      <h2 id="break">Break</h2>
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
