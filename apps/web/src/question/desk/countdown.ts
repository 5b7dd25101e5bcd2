import { practice } from "@sat/desk";

/** Time for one question, in milliseconds. */
const { countdown: COUNTDOWN } = practice.clock;
/** Circumference of the circular display, in its own units. */
export const CIRCUMFERENCE = 283;

const WARNING_SECONDS = 15;
const DANGER_SECONDS = 5;

export type Urgency = "calm" | "warning" | "danger";

/** Whole seconds, from 60 to 0, of the milliseconds left; the start delay does not count. */
export function secondsLeft(left: number): number {
  return Math.ceil(Math.min(COUNTDOWN, Math.max(0, left)) / 1000);
}

/** Milliseconds until `secondsLeft` is next smaller. */
export function untilNextSecond(left: number): number {
  return Math.max(0, left - 1000 * (secondsLeft(left) - 1));
}

/** Warning at 15 s or less and above 5 s; danger at 5 s or less. */
export function urgency(seconds: number): Urgency {
  if (seconds <= DANGER_SECONDS) return "danger";
  return seconds <= WARNING_SECONDS ? "warning" : "calm";
}

/** The elapsed share of the countdown, in percent. */
export function elapsedPercent(seconds: number): number {
  return 100 * (1 - (1000 * seconds) / COUNTDOWN);
}

/** Seconds as m:ss. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
