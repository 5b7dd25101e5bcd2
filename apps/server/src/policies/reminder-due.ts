import type { Preferences } from "@sat/contract";
import { localDay, localDays, localHours } from "./local-day.ts";
import { isPlanned } from "./plan.ts";

/** The hour at which a learner is reminded, and where. */
export interface ReminderTime {
  readonly hour: number;
  readonly timeZone: string;
}

/** Milliseconds from which on everybody's clock shows another quarter: offsets of time zones are whole quarters. */
const QUARTER = 900_000;

/**
 * When it is next the hour. Where summer time leaves the hour out it is the one after, and where it comes twice, the
 * first.
 * @throws {Refusal} for a time zone that is unknown
 */
export function nextReminder(after: Date, { hour, timeZone }: ReminderTime): Date {
  const [dayOf, hourOf] = [localDays(timeZone), localHours(timeZone)];
  let before = new Date(Math.floor(after.getTime() / QUARTER) * QUARTER);
  for (;;) {
    const instant = new Date(before.getTime() + QUARTER);
    const begins = hourOf(before) < hour || dayOf(before) !== dayOf(instant);
    if (begins && hourOf(instant) >= hour) return instant;
    before = instant;
  }
}

/** The hour from which on it is too late for a reminder that was missed: the evening is for other things. */
const TOO_LATE = 21;

/** What is known of a learner when a browser of theirs is due. */
export interface ReminderSituation extends ReminderTime {
  readonly now: Date;
  /** When it was to be. */
  readonly dueAt: Date;
  /** The local day of the latest reminder. */
  readonly remindedDay: string | null;
  readonly preferences: Pick<Preferences, "notificationsEnabled" | "plan">;
}

/** Whether the learner is to be reminded now, unless they have practised today. */
export function isReminderDue(situation: ReminderSituation): boolean {
  const { now, dueAt, hour, timeZone, remindedDay, preferences } = situation;
  if (!preferences.notificationsEnabled) return false;
  const today = localDay(now, timeZone);
  if (remindedDay === today || localDay(dueAt, timeZone) !== today) return false;
  const hourNow = localHours(timeZone)(now);
  const isInTime = hourNow === hour || (hourNow > hour && hourNow < TOO_LATE);
  return isInTime && (preferences.plan === null || isPlanned(today, preferences.plan));
}
