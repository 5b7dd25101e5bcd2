import type { Plan, PlannedWeek } from "@sat/contract";
import type { SkillCode } from "@sat/item";
import { dayAfter, daysBetween } from "./local-day.ts";
import { mondayOf, weekdayOf } from "./week.ts";

/** What a plan is worked out from. */
export interface Grounds {
  readonly plan: Plan;
  readonly today: string;
  /** What was practised today, in minutes. */
  readonly minutesToday: number;
  /** The skills, those first that are worth most; none while nothing is known. */
  readonly skills: readonly SkillCode[];
}

/** Weeks that are planned towards no date, and the most towards one. */
const WEEKS = { withoutDate: 8, most: 52 };
/** Skills that a week is about. */
const SKILLS_A_WEEK = 3;
/** The last one of so many weeks mixes all skills. */
const MIXED = 3;

/** The weeks from today to the test. What came before today does not matter: nothing is owed (ADR 52). */
export function plannedWeeks(grounds: Grounds): PlannedWeek[] {
  const { plan, today } = grounds;
  const last = lastDay(plan, today);
  if (last < today) return [];
  const first = mondayOf(today);
  const count = 1 + Math.floor(daysBetween(first, last) / 7);
  const light = leadsToTest(plan, last) ? 1 : 0;
  return Array.from({ length: count }, (_, at) => {
    const monday = dayAfter(first, 7 * at);
    const focus = at === count - light ? "light" : focusOf(at, count - light, grounds);
    const skills = focus === "skills" ? skillsOf(at, grounds.skills) : [];
    return { monday, focus, skills, days: daysOf({ monday, last, focus }, grounds) };
  });
}

/** The whole minutes of days' times, which are in milliseconds. */
export function minutesOf(days: readonly { readonly time: number }[]): number {
  return Math.round(days.reduce((sum, { time }) => sum + time, 0) / 60_000);
}

/** Whether something is planned for the day: from the test on nothing is. */
export function isPlanned(day: string, { testDate, days }: Plan): boolean {
  return (testDate === null || day < testDate) && days.includes(weekdayOf(day));
}

/** The last day for which something can be planned: the one before the test. */
function lastDay({ testDate }: Plan, today: string): string {
  const within = (weeks: number) => dayAfter(mondayOf(today), 7 * weeks - 1);
  if (testDate === null) return within(WEEKS.withoutDate);
  const [before, most] = [dayAfter(testDate, -1), within(WEEKS.most)];
  return before < most ? before : most;
}

/** Whether the test is on the day after the last: the week before it is light. */
function leadsToTest({ testDate }: Plan, last: string): boolean {
  return dayAfter(last, 1) === testDate;
}

/** First, skill by skill, what is worth most, then all of it mixed. */
function focusOf(at: number, count: number, { skills }: Grounds): "skills" | "mixed" {
  return skills.length > 0 && at < count - Math.floor(count / MIXED) ? "skills" : "mixed";
}

function skillsOf(week: number, skills: readonly SkillCode[]): SkillCode[] {
  const places = Array.from({ length: SKILLS_A_WEEK }, (_, at) => SKILLS_A_WEEK * week + at);
  return [...new Set(places.flatMap((place) => skills[place % skills.length] ?? []))];
}

interface Span {
  readonly monday: string;
  readonly last: string;
  readonly focus: PlannedWeek["focus"];
}

function daysOf({ monday, last, focus }: Span, grounds: Grounds): PlannedWeek["days"] {
  const { plan, today, minutesToday } = grounds;
  const whole = focus === "light" ? half(plan.minutesADay) : plan.minutesADay;
  return Array.from({ length: 7 }, (_, at) => dayAfter(monday, at))
    .filter((day) => today <= day && day <= last && plan.days.includes(weekdayOf(day)))
    .map((day) => ({ day, minutes: whole - (day === today ? minutesToday : 0) }))
    .filter(({ minutes }) => minutes > 0);
}

/** Half of so many minutes, in fives. */
function half(minutes: number): number {
  return Math.max(5, 5 * Math.floor(minutes / 10));
}
