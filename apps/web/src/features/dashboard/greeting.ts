const NOON = 12;
const EVENING = 18;

/** The greeting for an hour of the learner's day, 0 to 23. */
export function greeting(hour: number): string {
  if (hour < NOON) return "Good morning";
  return hour < EVENING ? "Good afternoon" : "Good evening";
}
