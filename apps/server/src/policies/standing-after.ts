import { localDays } from "./local-day.ts";
import {
  afterAnswer,
  dayNear,
  daysUntil,
  followsOn,
  type Standing,
  TWO_DAYS_AT_MOST,
} from "./streak.ts";

/** An answer that is to count. */
interface DatedAnswer {
  readonly uid: string;
  readonly correct: boolean;
  /** When it counts as given. */
  readonly instant: Date;
  /** It decides which day that is. */
  readonly timeZone: string;
  /** When it is counted. */
  readonly now: Date;
}

/** Tells on which days a learner has answers. */
interface DaysWithAnswers {
  around(uid: string, instant: Date, milliseconds: number): Promise<string[]>;
  all(uid: string): Promise<string[]>;
}

/**
 * The day that an answer counts for, and where the learner stands after it.
 * @throws {Refusal} for a time zone that is unknown
 */
export async function standingAfter(
  { uid, correct, instant, timeZone, now }: DatedAnswer,
  before: Standing,
  days: DaysWithAnswers,
): Promise<{ readonly day: string; readonly standing: Standing }> {
  const dayOf = localDays(timeZone);
  const told = dayOf(instant);
  // What is near the last day was looked at when that was new.
  const near = told === before.lastDay ? [] : await days.around(uid, instant, TWO_DAYS_AT_MOST);
  const day = dayNear(told, near);
  const known = followsOn(before, day) ? [] : daysUntil(dayOf(now), await days.all(uid));
  return { day, standing: afterAnswer(before, { correct, day }, known) };
}
