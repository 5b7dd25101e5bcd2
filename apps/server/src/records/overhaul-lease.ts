import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { latestInstant } from "../policies/ahead.ts";
import { type Overhaul, refuseWhile } from "../policies/overhaul.ts";
import type { Database, UsersTable } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { atomically } from "./giving-way.ts";

export interface Store {
  readonly db: Kysely<Database>;
  readonly differences: Differences;
}

/** An overhaul under way, by its learner and its own name. */
export interface Lease {
  readonly uid: string;
  readonly id: string;
  readonly overhaul: Overhaul;
}

interface StoredLease extends Lease {
  /** When it counts as broken off, if it says nothing more. */
  readonly until: string;
}

/** A new one. */
export function leaseOf(uid: string, overhaul: Overhaul): Lease {
  return { uid, id: randomUUID(), overhaul };
}

/** Milliseconds without a piece from which on an overhaul counts as broken off: its process is gone. */
const LONGEST_PAUSE = 30_000;

/** The columns by which an account says what is under way. */
export const LEASE_COLUMNS = ["uid", "import_id", "import_until", "overhaul"] as const;

type LeaseRow = Pick<UsersTable, (typeof LEASE_COLUMNS)[number]>;

/** What is under way by these columns; before there was any other overhaul, an import did not say what it was. */
export function leaseIn(row: LeaseRow | undefined): StoredLease | undefined {
  if (row === undefined || row.import_id === null) return undefined;
  const { uid, import_id: id, import_until: until, overhaul } = row;
  return { uid, id, overhaul: overhaul ?? "import", until: until ?? "" };
}

/** What an account holds to say that an overhaul begins now. */
export function begun({ id, overhaul }: Lease, now: Date) {
  return { import_id: id, import_until: untilOf(now), overhaul };
}

/** And to say that it has ended. */
export const ENDED = { import_id: null, import_until: null, overhaul: null } as const;

function untilOf(now: Date): string {
  return new Date(now.getTime() + LONGEST_PAUSE).toISOString();
}

/** Whether an overhaul may still be under way. */
export function isHeld({ until }: StoredLease, now: Date): boolean {
  // A clock that has been set back would have it wait for long; one of another process may be a little ahead.
  const isNear = until <= latestInstant(new Date(now.getTime() + LONGEST_PAUSE));
  return isNear && until > now.toISOString();
}

/** Does a piece of the overhaul, and says that it goes on; fails if it was taken over since. */
export function inOverhaul<Done>(
  { db, differences }: Store,
  { uid, id, overhaul }: Lease,
  clock: () => Date,
  work: (transaction: Transaction<Database>) => Promise<Done>,
): Promise<Done> {
  return atomically(db, async (transaction) => {
    const user = transaction.selectFrom("users").select(LEASE_COLUMNS).where("uid", "=", uid);
    // Whatever would refer to a row that goes waits, and then finds that there is none.
    const row = await differences.lockUserForDeletion(user).executeTakeFirstOrThrow();
    if (row.import_id !== id) refuseWhile(leaseIn(row)?.overhaul ?? overhaul);
    await transaction
      .updateTable("users")
      .set({ import_until: untilOf(clock()) })
      .where("uid", "=", uid)
      .execute();
    return work(transaction);
  });
}

/**
 * Goes on with an overhaul in another's place, of which nothing more can come then, though its process be alive; none if
 * it has ended, or somebody else goes on with it.
 */
export async function takeOver(
  { db }: Store,
  { uid, id, overhaul }: Lease,
  clock: () => Date,
): Promise<Lease | undefined> {
  const own = leaseOf(uid, overhaul);
  const taken = await db
    .updateTable("users")
    .set({ import_id: own.id, import_until: untilOf(clock()) })
    .where("uid", "=", uid)
    .where("import_id", "=", id)
    .returning("uid")
    .executeTakeFirst();
  return taken && own;
}

/** Says that the overhaul has ended, unless it was taken over since. */
export async function end({ db }: Store, { uid, id }: Lease): Promise<void> {
  await db
    .updateTable("users")
    .set(ENDED)
    .where("uid", "=", uid)
    .where("import_id", "=", id)
    .execute();
}
