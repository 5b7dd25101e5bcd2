import { dayAfter, daysBetween } from "./local-day.ts";

/** The day of the week by ISO 8601, from Monday, 1, to Sunday, 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day));
}

/** A week by its Monday, as ISO 8601 names it, such as 2026-W47: it is of the year that its Thursday is in. */
export function weekName(monday: string): string {
  const year = dayAfter(monday, 3).slice(0, 4);
  const number = 1 + daysBetween(firstMonday(year), monday) / 7;
  return `${year}-W${String(number).padStart(2, "0")}`;
}

/** The Monday of a week that is so named. */
export function mondayNamed(week: string): string {
  const [year = "", number] = week.split("-W");
  return dayAfter(firstMonday(year), 7 * (Number(number) - 1));
}

/** January 4 is always in the year's first week. */
function firstMonday(year: string): string {
  return mondayOf(`${year}-01-04`);
}
