import { createHash } from "node:crypto";
import type { Plan } from "@sat/contract";
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { dayAfter } from "../../policies/local-day.ts";
import { weekdayOf } from "../../policies/week.ts";
import { notSignedIn } from "../../problems/refusal.ts";
import { noPlan } from "../../problems/reminder-refusals.ts";
import type { Users } from "../../records/users.ts";

interface CalendarContext {
  readonly users: Users;
  readonly clock: () => Date;
  /** Where browsers reach the app. */
  readonly publicUrl: URL;
}

/** The learner's plan as an iCalendar file. Its times are of no zone: it is the hour wherever the learner is. */
export async function planCalendar(
  uid: string,
  { users, clock, publicUrl }: CalendarContext,
): Promise<string> {
  const stored = await users.find(uid);
  if (stored === undefined) throw notSignedIn();
  const { plan, reminderHour } = stored.user.preferences;
  if (plan === null) throw noPlan();
  const now = clock();
  const from = now.toISOString().slice(0, 10);
  const calendar = ical({
    name: "SAT Practice",
    prodId: { company: "SAT Practice", product: "Plan", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const common = { stamp: now, url: new URL("/dashboard", publicUrl).href };
  for (const event of [...practice(plan, { from, hour: reminderHour }), ...testDay(plan)])
    calendar.createEvent({ ...event, ...common, id: nameOf(uid, event.id) });
  return calendar.toString();
}

/** The same in every file, so that a calendar takes the later for the earlier; it says nothing of whose it is. */
function nameOf(uid: string, event: string): string {
  const learner = createHash("sha256").update(uid).digest("hex").slice(0, 16);
  return `${event}-${learner}@sat-practice`;
}

const WEEKDAYS = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];

const WEEK = 7;

interface Beginning {
  /** The first day that there may be something on. */
  readonly from: string;
  readonly hour: number;
}

/** The days of the plan, week by week, until the day before the test. */
function practice({ days, minutesADay, testDate }: Plan, { from, hour }: Beginning) {
  const week = Array.from({ length: WEEK }, (_, later) => dayAfter(from, later));
  const first = week.find((day) => days.includes(weekdayOf(day))) ?? from;
  if (testDate !== null && first >= testDate) return [];
  const start = new Date(`${first}T${`${hour}`.padStart(2, "0")}:00:00Z`);
  return [
    {
      id: "practice",
      summary: "SAT practice",
      description: `${minutesADay} minutes, as planned.`,
      floating: true,
      start,
      end: new Date(start.getTime() + minutesADay * 60_000),
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: WEEKDAYS.filter((_, at) => days.includes(at + 1)),
        ...(testDate !== null && { until: new Date(`${dayAfter(testDate, -1)}T23:59:59Z`) }),
      },
    },
  ];
}

function testDay({ testDate }: Plan) {
  if (testDate === null) return [];
  const start = new Date(testDate);
  return [{ id: "test-day", summary: "SAT test day", allDay: true, floating: true, start }];
}
