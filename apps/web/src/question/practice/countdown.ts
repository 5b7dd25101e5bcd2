/** Time for one question. */
export const COUNTDOWN_MS = 60_000;
/** From a question shown to the start of its countdown. */
export const START_DELAY_MS = 100;
/** Circumference of the circular display, in its own units. */
export const CIRCUMFERENCE = 283;

const WARNING_SECONDS = 15;
const DANGER_SECONDS = 5;

export type Urgency = "calm" | "warning" | "danger";

/** Whole seconds left, from 60 to 0; the start delay does not count. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.ceil(Math.min(COUNTDOWN_MS, Math.max(0, deadline - now)) / 1000);
}

/** Milliseconds until `secondsLeft` is next smaller. */
export function untilNextSecond(deadline: number, now: number): number {
  return Math.max(0, deadline - now - 1000 * (secondsLeft(deadline, now) - 1));
}

/** Warning at 15 s or less and above 5 s; danger at 5 s or less. */
export function urgency(seconds: number): Urgency {
  if (seconds <= DANGER_SECONDS) return "danger";
  return seconds <= WARNING_SECONDS ? "warning" : "calm";
}

/** The elapsed share of the countdown, in percent. */
export function elapsedPercent(seconds: number): number {
  return 100 * (1 - (1000 * seconds) / COUNTDOWN_MS);
}

/** Seconds as m:ss. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
