import type { Progress } from "@sat/contract";
import { mondayOf } from "../../policies/week.ts";
import type { SlipTally } from "../../records/progress-figures.ts";

/** More would be no help to who wants to be rid of one. */
const MOST_SLIPS = 5;

/** The slips behind most wrong answers, those first that are behind more, by week. */
export function slipsOf(tallies: readonly SlipTally[]): Progress["slips"] {
  return [...Map.groupBy(tallies, ({ slip }) => slip)]
    .map(([slip, own]) => ({ slip, misses: sum(own), weeks: weeksOf(own) }))
    .toSorted((one, other) => other.misses - one.misses || (one.slip < other.slip ? -1 : 1))
    .slice(0, MOST_SLIPS)
    .map(({ slip, weeks }) => ({ slip, weeks }));
}

function weeksOf(tallies: readonly SlipTally[]): Progress["slips"][number]["weeks"] {
  const byMonday = Map.groupBy(tallies, ({ day }) => mondayOf(day));
  return [...byMonday].map(([monday, own]) => ({ monday, misses: sum(own) }));
}

function sum(tallies: readonly SlipTally[]): number {
  return tallies.reduce((total, { misses }) => total + misses, 0);
}
