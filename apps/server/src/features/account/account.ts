import { MOST_FREEZES, type PreferencesChange, type User } from "@sat/contract";
import { LAST_TIME_ZONE, localDay } from "../../policies/local-day.ts";
import { notSignedIn } from "../../problems/refusal.ts";
import { daysUntil, isOfToday, onDays, type Standing, statsOn } from "../../policies/streak.ts";
import type { AnsweredDays } from "../../records/answered-days.ts";
import type { StoredUser, Users } from "../../records/users.ts";

export interface AccountContext {
  readonly users: Users;
  readonly answeredDays: AnsweredDays;
  readonly clock: () => Date;
}

/** The learner's user document, the streak as it reads in the given time zone. */
export async function readMe(
  { uid, timeZone }: { readonly uid: string; readonly timeZone: string },
  context: AccountContext,
): Promise<User> {
  return present(await context.users.find(uid), timeZone, context);
}

/** Changes the display name, which then survives later sign-ins. */
export async function changeProfile(
  { uid, displayName }: { readonly uid: string; readonly displayName: string },
  context: AccountContext,
): Promise<User> {
  return present(await context.users.rename(uid, displayName), LAST_TIME_ZONE, context);
}

/** Merges the given preferences into the stored ones. */
export async function changePreferences(
  { uid, change }: { readonly uid: string; readonly change: PreferencesChange },
  context: AccountContext,
): Promise<User> {
  return present(await context.users.mergePreferences(uid, change), LAST_TIME_ZONE, context);
}

/** A session whose learner is gone counts for nothing. */
async function present(
  stored: StoredUser | undefined,
  timeZone: string,
  { answeredDays, clock }: AccountContext,
): Promise<User> {
  if (stored === undefined) throw notSignedIn();
  const { user } = stored;
  const now = clock();
  const today = localDay(now, timeZone);
  const standing = await standingOf(stored, { now, today, answeredDays });
  return { ...user, stats: statsOn(standing, today) };
}

/**
 * Milliseconds in which there are answers if a streak is not over: longer than today and yesterday anywhere, and the
 * days that freezes may have kept it over.
 */
const OF_LATE = (3 + MOST_FREEZES) * 86_400_000;

interface Moment extends Pick<AccountContext, "answeredDays"> {
  readonly now: Date;
  readonly today: string;
}

/**
 * Where the learner stands by the days with an answer, if the last that was counted is none of today's streak though
 * there are answers of late: the clock was wrong then, or it was counted before there were freezes.
 */
async function standingOf(
  { user: { uid, stats }, lastDay }: StoredUser,
  { now, today, answeredDays }: Moment,
): Promise<Standing> {
  const counted = { stats, lastDay };
  if (lastDay === null || isOfToday(counted, today)) return counted;
  if ((await answeredDays.around(uid, now, OF_LATE)).length === 0) return counted;
  return onDays(counted, daysUntil(today, await answeredDays.all(uid)));
}
