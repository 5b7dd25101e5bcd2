import type { Progress } from "@sat/contract";
import { localHours } from "../../policies/local-day.ts";
import type { ProgressFigures, Tally } from "../../records/progress-figures.ts";

type TenMinutes = Awaited<ReturnType<ProgressFigures["byTenMinutes"]>>[number];

/** The hours of the learner's day with answers, from midnight on. */
export function hoursOf(times: readonly TenMinutes[], timeZone: string): Progress["hours"] {
  const hourOf = localHours(timeZone);
  const byHour = new Map<number, Tally>();
  for (const { at, answers, right } of times) {
    const hour = hourOf(at);
    const before = byHour.get(hour) ?? { answers: 0, right: 0 };
    byHour.set(hour, { answers: before.answers + answers, right: before.right + right });
  }
  return [...byHour]
    .map(([hour, tally]) => ({ hour, ...tally }))
    .toSorted((one, other) => one.hour - other.hour);
}
