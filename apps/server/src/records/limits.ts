import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

/** An allowance as one learner or one address has it. */
export interface OwnAllowance {
  /** Whose it is and what for. */
  readonly name: string;
  readonly perMinute: number;
}

/** The name of a learner's own allowance of calls of a kind. */
export function allowanceOf(uid: string, kind: string): string {
  return `${kind}${byLearner(uid)}`;
}

/** How the names of a learner's allowances end. */
export function byLearner(uid: string): string {
  return ` by ${uid}`;
}

/** Milliseconds until an allowance has a call more. */
export function shareOf({ perMinute }: OwnAllowance): number {
  return Math.ceil(MINUTE / perMinute);
}

/** What callers have left of their allowances: a full one lasts for a minute's calls at once, and refills evenly. */
export interface Limits {
  /** Takes one call from each allowance in turn; false once one is used up, and those after it are left alone. */
  take(allowances: readonly OwnAllowance[], now: Date): Promise<boolean>;
  /** Forgets the allowances that are full again. */
  removeRestored(now: Date): Promise<void>;
  /** Forgets what a learner has used of theirs. */
  forget(uid: string): Promise<void>;
}

/** Milliseconds in which a used-up allowance is full again. */
export const MINUTE = 60_000;
/**
 * No allowance takes longer than a minute to be full again. One that would, was used by a clock that has been put
 * back since, or that is ahead of ours; beyond this much, it counts as full.
 */
const CLOCKS_APART = MINUTE;

/** The latest that an allowance in use may be full again, in milliseconds since 1970. */
export function latestRestoration(time: number): number {
  return time + MINUTE + CLOCKS_APART;
}

/**
 * The generic cell rate algorithm: all that is kept of an allowance is when it will be full again, and each call
 * moves that by its share of a minute. One statement for each allowance, so that calls at once, also of several
 * processes, all count; one that finds it used up writes nothing.
 */
export function limitsIn(db: Kysely<Database>): Limits {
  return {
    async take(allowances, now) {
      for (const allowance of allowances) {
        if (!(await takeOne(db, allowance, now.getTime()))) return false;
      }
      return true;
    },

    async removeRestored(now) {
      await db.deleteFrom("limits").where("restored_at", "<=", now.getTime()).execute();
    },

    async forget(uid) {
      // The _ of a uid stands for any letter here, but no other uid is as near as that.
      await db
        .deleteFrom("limits")
        .where("name", "like", `%${byLearner(uid)}`)
        .execute();
    },
  };
}

/** Whether there was a call left to take. */
async function takeOne(
  db: Kysely<Database>,
  allowance: OwnAllowance,
  time: number,
): Promise<boolean> {
  const { name } = allowance;
  const share = shareOf(allowance);
  const latest = latestRestoration(time);
  const taken = await db
    .insertInto("limits")
    .values({ name, restored_at: time + share })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({
          restored_at: sql<number>`case
            when limits.restored_at > ${time} and limits.restored_at <= ${latest}
            then limits.restored_at + ${share}
            else excluded.restored_at end`,
        })
        .where(({ eb, or }) =>
          or([
            eb("limits.restored_at", "<=", time + MINUTE - share),
            eb("limits.restored_at", ">", latest),
          ]),
        ),
    )
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
}
