import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { Days } from "./progress-figures.ts";

/** The local days, `YYYY-MM-DD`, that a learner's answers count on, each once. */
export interface AnsweredDays {
  all(uid: string): Promise<string[]>;
  has(uid: string, day: string): Promise<boolean>;
  /** Those of answers given within so many milliseconds of an instant, before it or after. */
  around(uid: string, instant: Date, reach: number): Promise<string[]>;
  /** The last before a stretch of days, and the first after it. */
  beside(
    stretch: Days,
  ): Promise<{ readonly before: string | undefined; readonly after: string | undefined }>;
}

export function answeredDaysIn(db: Kysely<Database>): AnsweredDays {
  const daysOf = (uid: string) =>
    db.selectFrom("answers").select("day").distinct().where("uid", "=", uid);
  return {
    async all(uid) {
      return (await daysOf(uid).execute()).map(({ day }) => day);
    },

    async has(uid, day) {
      const row = await daysOf(uid).where("day", "=", day).executeTakeFirst();
      return row !== undefined;
    },

    async around(uid, instant, reach) {
      const time = instant.getTime();
      const rows = await daysOf(uid)
        .where("answered_at", ">", new Date(time - reach).toISOString())
        .where("answered_at", "<", new Date(time + reach).toISOString())
        .execute();
      return rows.map(({ day }) => day);
    },

    async beside({ uid, since, until }) {
      const before = daysOf(uid).where("day", "<", since).orderBy("day", "desc").limit(1);
      const after = daysOf(uid).where("day", ">", until).orderBy("day").limit(1);
      return {
        before: (await before.executeTakeFirst())?.day,
        after: (await after.executeTakeFirst())?.day,
      };
    },
  };
}
