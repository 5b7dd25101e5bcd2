import { LONGEST_MODULE } from "@sat/contract";

/** The clock of a module, which stands still while the module is paused. All times are milliseconds. */
export interface ExamClock {
  /** What it showed when it last began to run, or what it shows if it does not. */
  readonly elapsed: number;
  /** Since when it runs, by the server's clock; null while it does not. */
  readonly since: Date | null;
  /** Where it stops for good; null if untimed. */
  readonly limit: number | null;
}

/** How far a device's clock may be ahead of the server's, which has its own way of rounding, and slews. */
const TOLERANCE = 2_000;

/** After the end of the time, how long a module's work is waited for before the server ends it by itself. */
const GRACE = 600_000;

/** How long after a module's end what was chosen in time may come. */
const LATEST_DELIVERY = 7 * 86_400_000;

/** What the clock shows: never more than its limit, nor less than before though the server's clock be set back. */
export function elapsedOn({ elapsed, since, limit }: ExamClock, now: Date): number {
  const run = since === null ? 0 : Math.max(0, now.getTime() - since.getTime());
  return Math.min(elapsed + run, limit ?? LONGEST_MODULE);
}

/** What is left of the time; null if untimed. */
export function leftOn(clock: ExamClock, now: Date): number | null {
  return clock.limit === null ? null : clock.limit - elapsedOn(clock, now);
}

/** When the time is up, if the clock runs on; null if it does not, or untimed. */
export function dueAt({ elapsed, since, limit }: ExamClock): Date | null {
  if (since === null || limit === null) return null;
  return new Date(since.getTime() + limit - elapsed);
}

/** Whether nothing is left of the time, but for what a device's clock may be ahead. */
export function isUp(clock: ExamClock, now: Date): boolean {
  return (leftOn(clock, now) ?? Infinity) <= TOLERANCE;
}

/** Whether the time was up before what comes now was sent, even by a device whose clock is behind. */
export function isOver(clock: ExamClock, now: Date): boolean {
  const due = dueAt(clock);
  return due !== null && now.getTime() > due.getTime() + TOLERANCE;
}

/** Whether the time has been up for so long that the device that had the module will not end it. */
export function isOverdue(clock: ExamClock, now: Date): boolean {
  const due = dueAt(clock);
  return due !== null && now.getTime() >= due.getTime() + GRACE;
}

/** The clock, running from now on if it did not. */
export function running(clock: ExamClock, now: Date): ExamClock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

/** The clock with what it shows now kept, so that a clock set back, or behind in another process, takes nothing off it. */
export function carriedOn(clock: ExamClock, now: Date): ExamClock {
  const { since } = clock;
  if (since === null || since >= now) return clock;
  return { ...clock, elapsed: elapsedOn(clock, now), since: now };
}

/** The clock, standing still from now on. */
export function stopped(clock: ExamClock, now: Date): ExamClock {
  return { ...clock, elapsed: elapsedOn(clock, now), since: null };
}

/** The latest instant by the clock at which something can have been done by now. */
export function latestChoice(clock: ExamClock, now: Date): number {
  return Math.min(elapsedOn(clock, now) + TOLERANCE, clock.limit ?? LONGEST_MODULE);
}

/** Whether what was done in time may still come for a module that ended then. */
export function isStillTaken(endedAt: Date, now: Date): boolean {
  return now.getTime() - endedAt.getTime() <= LATEST_DELIVERY;
}

/** What is left of a break that began then; null once it is over. */
export function breakLeft(
  { from, length }: { readonly from: Date; readonly length: number },
  now: Date,
): number | null {
  const left = from.getTime() + length - now.getTime();
  return left > 0 ? Math.min(left, length) : null;
}
