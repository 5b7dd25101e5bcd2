import { secondsLeft } from "./countdown.ts";
import type { Session } from "./session.ts";

/** The seconds at which the countdown is spoken; more often would talk over the question. */
const SPOKEN_SECONDS = [15, 5];

/** What a change of the session makes of the countdown for those who cannot see it. */
export function spokenCountdown(before: Session, after: Session): string | undefined {
  if (before.phase !== "shown" || after.phase !== "shown") return undefined;
  const left = secondsOf(after);
  const isDue = SPOKEN_SECONDS.some((seconds) => secondsOf(before) > seconds && left <= seconds);
  // A tick may come late and pass a mark, or both: what is said is true all the same.
  return isDue ? `${left} ${left === 1 ? "second" : "seconds"} left` : undefined;
}

function secondsOf(session: Session): number {
  if (session.phase !== "shown" || session.deadline === null) return 0;
  return secondsLeft(session.deadline, session.now);
}
