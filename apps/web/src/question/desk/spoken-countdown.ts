import { timeLeft } from "@sat/desk";
import { secondsLeft } from "./countdown.ts";
import type { QuestionState } from "./question-desk.ts";

/** The seconds at which the countdown is spoken; more often would talk over the question. */
const SPOKEN_SECONDS = [15, 5];

/** What a change of the desk makes of the countdown for those who cannot see it. */
export function spokenCountdown(before: QuestionState, after: QuestionState): string | undefined {
  if (before.phase !== "shown" || after.phase !== "shown") return undefined;
  const left = secondsOf(after);
  const isDue = SPOKEN_SECONDS.some((seconds) => secondsOf(before) > seconds && left <= seconds);
  // A tick may come late and pass a mark, or both: what is said is true all the same.
  return isDue ? `${left} ${left === 1 ? "second" : "seconds"} left` : undefined;
}

function secondsOf(state: QuestionState): number {
  return state.phase === "shown" ? secondsLeft(timeLeft(state) ?? 0) : 0;
}
