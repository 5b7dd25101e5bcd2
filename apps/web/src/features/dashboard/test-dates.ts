const SATURDAY = 6;

/** The last Saturday within so many days from an instant, by the learner's calendar: tests are on Saturdays. */
export function saturdayWithin(days: number, now: Date): string {
  const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const back = (last.getDay() + 7 - SATURDAY) % 7;
  return dayText(new Date(last.getFullYear(), last.getMonth(), last.getDate() - back));
}

/** The day of the learner's calendar, `YYYY-MM-DD`. */
function dayText(day: Date): string {
  const midnight = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return new Date(midnight).toISOString().slice(0, 10);
}
