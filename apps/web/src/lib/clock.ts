/** Milliseconds since this page was opened. The clock of a computer may be set back or forth; this goes on evenly. */
export function pageTime(): number {
  return performance.now();
}

/** What browsers answer that do not know their zone; the server knows it no better. */
const UNKNOWN = "Etc/Unknown";
/** The server takes no offset, such as +05:00, which is all that some browsers know. */
const NAME = /^[A-Za-z]/;

/** The browser's IANA time zone, such as America/Chicago; UTC when it knows none. */
export function timeZone(): string {
  return namedZone(ownZone());
}

/** The zone, if it has a name; else UTC. */
export function namedZone(zone: string | undefined): string {
  return zone !== undefined && NAME.test(zone) && zone !== UNKNOWN ? zone : "UTC";
}

/** Temporal has it at hand; the first formatter of a page, where Temporal is not there yet, takes up to 20 ms. */
function ownZone(): string | undefined {
  if ("Temporal" in globalThis) return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** When and where an answer is given now, by the learner's own clock. */
export function givenNow(): { answeredAt: string; timeZone: string } {
  return { answeredAt: new Date().toISOString(), timeZone: timeZone() };
}

/** The hour on the learner's own clock, 0 to 23. */
export function localHour(): number {
  return new Date().getHours();
}
