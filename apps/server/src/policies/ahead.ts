/** Milliseconds by which the clocks of processes that serve side by side may differ: one minute. */
const CLOCKS_APART = 60_000;

/**
 * The latest instant that is not ahead of the clock, as the records hold instants. One that is ahead was kept by a clock
 * that ran fast and was put back since, or this clock is behind: nobody can tell which, so it stays as it is. While it
 * is ahead, it says nothing of when, and counts as before all others.
 */
export function latestInstant(now: Date): string {
  return new Date(now.getTime() + CLOCKS_APART).toISOString();
}
