import { Clock } from "lucide-react";
import styles from "./countdown-ring.module.css";
import { CIRCUMFERENCE, elapsedPercent, minutesAndSeconds, urgency } from "./countdown.ts";

interface CountdownRingProps {
  readonly seconds: number;
  /** Whether the eye is spared how many they are. */
  readonly isCovered?: boolean;
}

/** The circular display of the seconds left; screen readers may look it up, and are told at 15 and 5. */
export function CountdownRing({ seconds, isCovered = false }: CountdownRingProps) {
  const elapsed = elapsedPercent(seconds);
  return (
    <div
      role="timer"
      aria-label={`Time left: ${minutesAndSeconds(seconds)}`}
      className={styles.ring}
      data-urgency={urgency(seconds)}
    >
      {isCovered ? (
        <Clock aria-hidden="true" className={styles.cover} />
      ) : (
        <>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle className={styles.track} cx="50" cy="50" r="45" />
            <circle
              className={styles.left}
              cx="50"
              cy="50"
              r="45"
              strokeDasharray={CIRCUMFERENCE}
              strokeDashoffset={(CIRCUMFERENCE * elapsed) / 100}
            />
          </svg>
          <span className={styles.digits} aria-hidden="true">
            {minutesAndSeconds(seconds)}
          </span>
        </>
      )}
    </div>
  );
}
