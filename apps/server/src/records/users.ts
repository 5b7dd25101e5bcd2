import {
  DEFAULT_PREFERENCES,
  EMPTY_STATS,
  Preferences,
  type PreferencesChange,
  Stats,
  type User,
} from "@sat/contract";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, UsersTable } from "./database.ts";
import type { Differences } from "./dialects.ts";

/** Who signed in, as the identity provider tells it. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string | null;
  readonly emailVerified: boolean;
}

/** A user document with what the streak needs. */
export interface StoredUser {
  readonly user: User;
  /** The latest local day with an answer, `YYYY-MM-DD`. */
  readonly lastDay: string | null;
}

export interface Users {
  /**
   * Creates the user document with the defaults, or refreshes lastLoginDate, displayName (unless the learner
   * changed it), photoURL and emailVerified.
   */
  signIn(identity: Identity, now: Date): Promise<StoredUser>;
  find(uid: string): Promise<StoredUser | undefined>;
  /** Sets the display name, which later sign-ins then leave alone. */
  rename(uid: string, displayName: string): Promise<StoredUser | undefined>;
  /** Merges the given fields into the stored ones; parallel changes of other fields are all kept. */
  mergePreferences(uid: string, change: PreferencesChange): Promise<StoredUser | undefined>;
}

export function usersIn(db: Kysely<Database>, { mergeJson }: Differences): Users {
  return {
    async signIn(identity, now) {
      const row = await db
        .insertInto("users")
        .values(newRow(identity, now))
        .onConflict((conflict) =>
          conflict.column("uid").doUpdateSet((stored) => ({
            display_name: stored
              .case()
              .when("users.display_name_changed", "=", 1)
              .then(stored.ref("users.display_name"))
              .else(stored.ref("excluded.display_name"))
              .end(),
            photo_url: stored.ref("excluded.photo_url"),
            email_verified: stored.ref("excluded.email_verified"),
            last_login_date: stored.ref("excluded.last_login_date"),
          })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return readUser(row);
    },

    async find(uid) {
      const row = await db
        .selectFrom("users")
        .selectAll()
        .where("uid", "=", uid)
        .executeTakeFirst();
      return row && readUser(row);
    },

    async rename(uid, displayName) {
      const row = await db
        .updateTable("users")
        .set({ display_name: displayName, display_name_changed: 1 })
        .where("uid", "=", uid)
        .returningAll()
        .executeTakeFirst();
      return row && readUser(row);
    },

    async mergePreferences(uid, change) {
      const row = await db
        .updateTable("users")
        .set({ preferences: mergeJson("preferences", change) })
        .where("uid", "=", uid)
        .returningAll()
        .executeTakeFirst();
      return row && readUser(row);
    },
  };
}

/** The statistics as a row holds them. */
export function readStats(text: string): Stats {
  return Stats.parse(JSON.parse(text));
}

function newRow(identity: Identity, now: Date): Insertable<UsersTable> {
  return {
    uid: identity.uid,
    email: identity.email,
    display_name: identity.displayName,
    display_name_changed: 0,
    photo_url: identity.photoURL,
    email_verified: Number(identity.emailVerified),
    join_date: now.toISOString(),
    last_login_date: now.toISOString(),
    preferences: JSON.stringify(DEFAULT_PREFERENCES),
    stats: JSON.stringify(EMPTY_STATS),
    last_day: null,
  };
}

function readUser(row: Selectable<UsersTable>): StoredUser {
  const user = {
    uid: row.uid,
    email: row.email,
    displayName: row.display_name,
    photoURL: row.photo_url,
    emailVerified: row.email_verified === 1,
    joinDate: row.join_date,
    lastLoginDate: row.last_login_date,
    preferences: Preferences.parse({ ...DEFAULT_PREFERENCES, ...JSON.parse(row.preferences) }),
    stats: readStats(row.stats),
  };
  return { user, lastDay: row.last_day };
}
