import { localDay } from "../../lib/local-day.ts";

const DAY = 86_400_000;

/** The Mondays of the weeks from one on to this week, by the learner's own calendar; without one this week's alone. */
export function mondaysSince(first: string | undefined): string[] {
  const today = Date.parse(localDay());
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const last = today - sinceMonday * DAY;
  const begin = Math.min(first === undefined ? last : Date.parse(first), last);
  return Array.from({ length: Math.round((last - begin) / (7 * DAY)) + 1 }, (_, week) =>
    new Date(begin + week * 7 * DAY).toISOString().slice(0, 10),
  );
}
