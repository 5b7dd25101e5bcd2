/** The present instant, in milliseconds since 1970. */
export function now(): number {
  return Date.now();
}

/** The browser's IANA time zone, such as America/Chicago. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** The hour on the learner's own clock, 0 to 23. */
export function localHour(): number {
  return new Date(now()).getHours();
}
