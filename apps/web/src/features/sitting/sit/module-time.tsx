import { isClockInSight, isInLastMinutes, type ModuleDesk, moduleTimeLeft } from "@sat/desk";
import { Clock } from "lucide-react";
import { minutesAndSeconds } from "../../../question/desk/countdown.ts";
import styles from "./sit.module.css";

interface ModuleTimeProps {
  readonly state: ModuleDesk;
  readonly onToggle: () => void;
}

/** The time left of a module; a press hides it, but for the last five minutes, and shows it again. */
export function ModuleTime({ state, onToggle }: ModuleTimeProps) {
  const left = moduleTimeLeft(state);
  if (left === null) return <p className={styles.untimed}>Untimed</p>;
  const time = minutesAndSeconds(Math.ceil(left / 1000));
  const toggle = state.isClockHidden ? "Show" : "Hide";
  const isShort = isInLastMinutes(state);
  return (
    <div className={styles.time} data-short={isShort || undefined}>
      <span role="timer" aria-label={`Time left: ${time}`} className={styles.digits}>
        {isClockInSight(state) ? time : <Clock aria-hidden="true" />}
      </span>
      {isShort ? (
        <span className={styles.warning}>Last 5 minutes</span>
      ) : (
        <button
          type="button"
          className={styles.hide}
          aria-label={`${toggle} the time`}
          onClick={onToggle}
        >
          {toggle}
        </button>
      )}
    </div>
  );
}
