/** The present instant, in milliseconds since 1970. */
export function now(): number {
  return Date.now();
}

/** The browser's IANA time zone, such as America/Chicago; UTC when it knows none. */
export function timeZone(): string {
  const { timeZone: name } = Intl.DateTimeFormat().resolvedOptions();
  return name && isTimeZone(name) ? name : "UTC";
}

/** Chromium names a zone it does not know Etc/Unknown, a name that neither it nor the server then takes. */
function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The hour on the learner's own clock, 0 to 23. */
export function localHour(): number {
  return new Date(now()).getHours();
}
