import { invalidRequest, Refusal } from "../problems/refusal.ts";

/** The time zone where every day ends last: what was today or yesterday anywhere is so there. */
export const LAST_TIME_ZONE = "Etc/GMT+12";

/** The time zone where every day begins first: what is not today there is to come everywhere. */
export const FIRST_TIME_ZONE = "Etc/GMT-14";

/**
 * The calendar day of an instant in a time zone, as `YYYY-MM-DD`.
 * @throws {Refusal} for a time zone that is unknown
 */
export function localDay(instant: Date, timeZone: string): string {
  return localDays(timeZone)(instant);
}

/**
 * Gives the calendar days of instants in one time zone.
 * @throws {Refusal} for a time zone that is unknown
 */
export function localDays(timeZone: string): (instant: Date) => string {
  const format = dayFormat(timeZone);
  return (instant) => format.format(instant);
}

/**
 * Gives the hours, 0 to 23, of instants in one time zone.
 * @throws {Refusal} for a time zone that is unknown
 */
export function localHours(timeZone: string): (instant: Date) => number {
  const format = formatIn(timeZone, { hour: "2-digit", hourCycle: "h23" });
  return (instant) => Number(format.format(instant));
}

/** Whether the server knows a time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    dayFormat(timeZone);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The formats of the zones asked for lately, the latest last: to make one takes longer than all else that a day does. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones. A name may be spelled in capitals or not: who spells it oddly pushes out nothing in use. */
const MOST_FORMATS = 1_000;

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.delete(timeZone);
  formats.set(timeZone, format);
  const [longestAgo] = formats.keys();
  if (formats.size > MOST_FORMATS && longestAgo !== undefined) formats.delete(longestAgo);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return formatIn(timeZone, { year: "numeric", month: "2-digit", day: "2-digit" });
}

function formatIn(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    // Canadian English writes days as ISO 8601 does.
    return new Intl.DateTimeFormat("en-CA", { timeZone, ...parts });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = "Expected an IANA time zone name, such as America/Chicago";
    throw invalidRequest([{ field: "timeZone", message }]);
  }
}
