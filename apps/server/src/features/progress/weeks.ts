import type { Progress, ProgressWeek } from "@sat/contract";
import { SKILLS } from "@sat/item";
import { mondayOf } from "../../policies/week.ts";
import type { DayTally } from "../../records/progress-figures.ts";

/** The weeks with answers, the first first, by domain; answers of no known skill are of no domain. */
export function weeksOf(days: readonly DayTally[]): ProgressWeek[] {
  const byMonday = Map.groupBy(days, ({ day }) => mondayOf(day));
  return [...byMonday].map(([monday, ofWeek]) => ({ monday, domains: domainsOf(ofWeek) }));
}

function domainsOf(days: readonly DayTally[]): ProgressWeek["domains"] {
  const known = days.flatMap(({ skill, ...tally }) =>
    skill === null ? [] : [{ ...tally, domain: SKILLS[skill].domain }],
  );
  return [...Map.groupBy(known, ({ domain }) => domain)].map(([domain, tallies]) => ({
    domain,
    answers: sum(tallies.map(({ answers }) => answers)),
    right: sum(tallies.map(({ right }) => right)),
  }));
}

/** The days with answers, the first first. */
export function daysOf(days: readonly DayTally[]): Progress["days"] {
  return [...Map.groupBy(days, ({ day }) => day)].map(([day, tallies]) => ({
    day,
    answers: sum(tallies.map(({ answers }) => answers)),
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
