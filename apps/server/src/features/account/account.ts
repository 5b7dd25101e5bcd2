import type { PreferencesChange, User } from "@sat/contract";
import { LAST_TIME_ZONE, localDay } from "../../policies/local-day.ts";
import { notSignedIn } from "../../problems/refusal.ts";
import { statsOn } from "../../policies/streak.ts";
import type { StoredUser, Users } from "../../records/users.ts";

export interface AccountContext {
  readonly users: Users;
  readonly clock: () => Date;
}

/** The learner's user document, the streak as it reads in the given time zone. */
export async function readMe(
  { uid, timeZone }: { readonly uid: string; readonly timeZone: string },
  { users, clock }: AccountContext,
): Promise<User> {
  return present(await users.find(uid), localDay(clock(), timeZone));
}

/** Changes the display name, which then survives later sign-ins. */
export async function changeProfile(
  { uid, displayName }: { readonly uid: string; readonly displayName: string },
  { users, clock }: AccountContext,
): Promise<User> {
  return present(await users.rename(uid, displayName), localDay(clock(), LAST_TIME_ZONE));
}

/** Merges the given preferences into the stored ones. */
export async function changePreferences(
  { uid, change }: { readonly uid: string; readonly change: PreferencesChange },
  { users, clock }: AccountContext,
): Promise<User> {
  return present(await users.mergePreferences(uid, change), localDay(clock(), LAST_TIME_ZONE));
}

/** A session whose learner is gone counts for nothing. */
function present(stored: StoredUser | undefined, today: string): User {
  if (stored === undefined) throw notSignedIn();
  const { user, lastDay } = stored;
  return { ...user, stats: statsOn({ stats: user.stats, lastDay }, today) };
}
