import { type Shown, timeLeft } from "@sat/desk";
import { useState } from "react";
import { isBoolean } from "../../lib/shapes.ts";
import { deviceShelf } from "../../lib/storage.ts";
import { CountdownRing } from "../desk/countdown-ring.tsx";
import { secondsLeft, urgency } from "../desk/countdown.ts";
import styles from "./clock.module.css";

/** Kept for this device: whether a learner likes to see the time is no matter of the page. */
const KEY = "clock-hidden";

/** The time of an open question; a press hides it, until it runs short, and shows it again. */
export function Clock({ state }: { readonly state: Shown<unknown> }) {
  const [isHidden, setHidden] = useState(() => deviceShelf.read(KEY, isBoolean) ?? false);
  const left = timeLeft(state);
  if (left === null) return null;
  const seconds = secondsLeft(left);
  const toggle = () => {
    setHidden(!isHidden);
    deviceShelf.write(KEY, !isHidden);
  };
  return (
    <div className={styles.clock}>
      <CountdownRing seconds={seconds} isCovered={isHidden && urgency(seconds) === "calm"} />
      <button type="button" className={styles.toggle} aria-pressed={isHidden} onClick={toggle}>
        <span className="visually-hidden">Hide the time</span>
      </button>
    </div>
  );
}
