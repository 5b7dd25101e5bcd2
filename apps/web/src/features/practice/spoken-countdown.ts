import { secondsLeft } from "./countdown.ts";
import type { Session } from "./session.ts";

/** The seconds at which the countdown is spoken; more often would talk over the question. */
const SPOKEN_SECONDS = [15, 5];

/** What a change of the session makes of the countdown for those who cannot see it. */
export function spokenCountdown(before: Session, after: Session): string | undefined {
  if (before.phase !== "shown" || after.phase !== "shown") return undefined;
  const passed = SPOKEN_SECONDS.find(
    (seconds) => secondsOf(before) > seconds && secondsOf(after) <= seconds,
  );
  return passed === undefined ? undefined : `${passed} seconds left`;
}

function secondsOf(session: Session): number {
  if (session.phase !== "shown" || session.deadline === null) return 0;
  return secondsLeft(session.deadline, session.now);
}
