import { type Shown, timeLeft } from "@sat/desk";
import { CountdownRing } from "./countdown-ring.tsx";
import { secondsLeft } from "./countdown.ts";

/** The status of the timer while a question is open, and what it shows. */
export function TimeLeft({ state }: { readonly state: Shown<unknown> }) {
  const left = timeLeft(state);
  return (
    <>
      {left !== null && <CountdownRing seconds={secondsLeft(left)} />}
      <p>{left === null ? "Untimed Practice" : "Timer Active"}</p>
    </>
  );
}
