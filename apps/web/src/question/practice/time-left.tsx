import { CountdownRing } from "./countdown-ring.tsx";
import { secondsLeft } from "./countdown.ts";
import type { Shown } from "./session.ts";

/** The status of the timer while a question is open, and what it shows. */
export function TimeLeft({ session: { deadline, now } }: { readonly session: Shown }) {
  return (
    <>
      {deadline !== null && <CountdownRing seconds={secondsLeft(deadline, now)} />}
      <p>{deadline === null ? "Untimed Practice" : "Timer Active"}</p>
    </>
  );
}
