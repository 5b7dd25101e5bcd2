import type { LookBack } from "@sat/contract";
import { SECTIONS } from "@sat/item";
import { dayAfter, localDay } from "../../policies/local-day.ts";
import { mondayNamed, mondayOf, weekName } from "../../policies/week.ts";
import type { AnsweredDays } from "../../records/answered-days.ts";
import type { Mistakes } from "../../records/mistakes.ts";
import type { DayTally, ProgressFigures } from "../../records/progress-figures.ts";
import { lookBackWords } from "./look-back-words.ts";
import { bySection, summed, weekFigures } from "./week-figures.ts";

export interface LookBackContext {
  readonly progressFigures: Pick<ProgressFigures, "byDay" | "slipsByDay">;
  readonly mistakes: Pick<Mistakes, "countRetired">;
  readonly answeredDays: Pick<AnsweredDays, "beside">;
  readonly clock: () => Date;
}

interface LookBackInput {
  readonly uid: string;
  readonly week?: string | undefined;
  readonly timeZone: string;
}

/** What a week came to beside the week before it: the last full one, if no other is asked for. */
export async function readLookBack(
  { uid, week, timeZone }: LookBackInput,
  { progressFigures, mistakes, answeredDays, clock }: LookBackContext,
): Promise<LookBack> {
  const lastMonday = dayAfter(mondayOf(localDay(clock(), timeZone)), -7);
  const asked = week === undefined ? lastMonday : mondayNamed(week);
  const monday = asked < lastMonday ? asked : lastMonday;
  const sunday = dayAfter(monday, 6);
  const twoWeeks = { uid, since: dayAfter(monday, -7), until: sunday };
  const days = Object.groupBy(await progressFigures.byDay(twoWeeks), when(monday));
  const slips = Object.groupBy(await progressFigures.slipsByDay(twoWeeks), when(monday));
  const retired = await mistakes.countRetired({ uid, since: monday, until: sunday });
  const { before, after } = await answeredDays.beside({ uid, since: monday, until: sunday });
  const later = after === undefined ? undefined : mondayOf(after);
  return {
    week: weekName(monday),
    monday,
    sentences: lookBackWords({
      week: weekFigures(days.week ?? [], slips.week ?? []),
      before: weekFigures(days.before ?? [], slips.before ?? []),
      retired,
    }),
    days: daysFrom(monday, days.week ?? []),
    sections: sectionsOf(days.week ?? [], days.before ?? []),
    earlier: before === undefined ? null : weekName(mondayOf(before)),
    later: later === undefined || later > lastMonday ? null : weekName(later),
  };
}

function when(monday: string): (dated: { readonly day: string }) => "week" | "before" {
  return ({ day }) => (day < monday ? "before" : "week");
}

function daysFrom(monday: string, tallies: readonly DayTally[]): LookBack["days"] {
  return Array.from({ length: 7 }, (_, at) => dayAfter(monday, at)).map((day) => ({
    day,
    ...summed(tallies.filter((tally) => tally.day === day)),
  }));
}

function sectionsOf(week: readonly DayTally[], before: readonly DayTally[]): LookBack["sections"] {
  const [now, then] = [bySection(week), bySection(before)];
  return SECTIONS.map((section) => ({ section, week: now[section], before: then[section] })).filter(
    (each) => each.week.answers + each.before.answers > 0,
  );
}
