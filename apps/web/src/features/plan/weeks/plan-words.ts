import type { PlannedWeek } from "@sat/contract";

/* A day without a time is midnight in UTC. */
const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const WEEKDAY = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
const WHOLE_DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** Such as Monday. */
export function weekdayName(day: string): string {
  return WEEKDAY.format(new Date(day));
}

/** Such as Saturday, March 13, 2027. */
export function wholeDay(day: string): string {
  return WHOLE_DAY.format(new Date(day));
}

/** Such as Nov 30 – Dec 6. */
export function weekSpan(monday: string): string {
  const first = new Date(monday);
  return DAY.formatRange(first, new Date(first.getTime() + 6 * 86_400_000));
}

/** Such as 25 minutes, or 2 hours and 5 minutes. */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [counted(hours, "hour"), counted(rest, "minute")].filter((part) => part !== "");
  return parts.length === 0 ? "0 minutes" : parts.join(" and ");
}

function counted(count: number, unit: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

export function minutesOf({ days }: PlannedWeek): number {
  return days.reduce((sum, { minutes }) => sum + minutes, 0);
}
