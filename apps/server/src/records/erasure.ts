import { EMPTY_STATS } from "@sat/contract";
import type { Transaction } from "kysely";
import { refuseWhile } from "../policies/overhaul.ts";
import { clearInPieces, type InPiece, removeInPieces } from "./clearing.ts";
import type { Database } from "./database.ts";
import { atomically } from "./giving-way.ts";
import {
  begun,
  end,
  inOverhaul,
  type Lease,
  LEASE_COLUMNS,
  leaseOf,
  leaseIn,
  type Store,
} from "./overhaul-lease.ts";

/** Whom to forget. */
export interface Leaver {
  readonly uid: string;
  /** Whether an account of the embedded identity provider is this learner's. */
  readonly isTheirs: (localAccountId: string) => boolean;
}

/** Both are done in pieces, and what was broken off is brought to its end by whoever comes next. */
export interface Erasure {
  /**
   * Forgets what the learner has answered and all that follows from it. That a question was issued stays known, so that
   * none comes a second time.
   */
  forgetProgress(uid: string, clock: () => Date): Promise<void>;
  /** Forgets the learner, whatever else is under way: no row of any table is left, and the sessions go first. */
  forgetLearner(leaver: Leaver, clock: () => Date): Promise<void>;
  /** Forgets the rest of a learner who was not forgotten wholly, if this is one. */
  forgetRest(uid: string): Promise<void>;
}

export function erasureIn(store: Store): Erasure {
  return {
    async forgetProgress(uid, clock) {
      const lease = leaseOf(uid, "reset");
      if (await beginReset(store, lease, clock())) await forgetAnswers(store, lease, clock);
    },
    async forgetLearner(leaver, clock) {
      await beginDeletion(store, leaver, clock());
      await forgetRest(store, leaver.uid);
    },
    async forgetRest(uid) {
      const row = await store.db
        .selectFrom("users")
        .select(LEASE_COLUMNS)
        .where("uid", "=", uid)
        .executeTakeFirst();
      if (leaseIn(row)?.overhaul === "deletion") await forgetRest(store, uid);
    },
  };
}

/** From here on the learner has answered nothing; false if there is no such learner. */
function beginReset({ db, differences }: Store, lease: Lease, now: Date): Promise<boolean> {
  return atomically(db, async (transaction) => {
    const user = userRow(transaction, lease.uid).select(LEASE_COLUMNS);
    const row = await differences.lockUserForDeletion(user).executeTakeFirst();
    // Nobody is let in meanwhile, but this call may have been in before.
    refuseWhile(leaseIn(row)?.overhaul);
    await transaction
      .updateTable("users")
      .set({
        ...begun(lease, now),
        stats: JSON.stringify(EMPTY_STATS),
        last_day: null,
      })
      .where("uid", "=", lease.uid)
      .execute();
    // Here alone: an import that is undone as a reset would leaves them as they were.
    await transaction.deleteFrom("score_reports").where("uid", "=", lease.uid).execute();
    return row !== undefined;
  });
}

/** Leaves the account of which this overhaul is as one who has answered nothing yet. */
export async function forgetAnswers(store: Store, lease: Lease, clock: () => Date): Promise<void> {
  await clearInPieces((piece) => inOverhaul(store, lease, clock, piece), lease.uid, {
    skips: true,
  });
  await end(store, lease);
}

/** From here on nobody is signed in as the learner, and an import or a reset under way goes no further. */
function beginDeletion(
  { db, differences }: Store,
  { uid, isTheirs }: Leaver,
  now: Date,
): Promise<void> {
  return atomically(db, async (transaction) => {
    await differences.lockUserForDeletion(userRow(transaction, uid)).execute();
    await transaction.deleteFrom("sessions").where("uid", "=", uid).execute();
    // Nor is anybody reminded who has left.
    await transaction.deleteFrom("push_subscriptions").where("uid", "=", uid).execute();
    await forgetLocalAccounts(transaction, isTheirs);
    await transaction
      .updateTable("users")
      .set(begun(leaseOf(uid, "deletion"), now))
      .where("uid", "=", uid)
      .execute();
  });
}

async function forgetLocalAccounts(
  transaction: Transaction<Database>,
  isTheirs: Leaver["isTheirs"],
): Promise<void> {
  const accounts = await transaction.selectFrom("local_accounts").select("id").execute();
  for (const { id } of accounts.filter((account) => isTheirs(account.id))) {
    await transaction.deleteFrom("local_accounts").where("id", "=", id).execute();
    // A sign-in names its account until it expires.
    const names = `%${id}%`;
    await transaction.deleteFrom("provider_states").where("payload", "like", names).execute();
  }
}

/** Another has brought the deletion to its end: who has the account now may have come since. */
class DeletionEnded extends Error {
  override readonly name = "DeletionEnded";
}

/** Goes on with a deletion to its end. Any number may at once: what one has removed, another does not find. */
export async function forgetRest({ db, differences }: Store, uid: string): Promise<void> {
  const inPiece: InPiece = (piece) =>
    atomically(db, async (transaction) => {
      // Whatever would add a row of the learner's waits, and then finds that there is no such learner.
      const user = userRow(transaction, uid).select(LEASE_COLUMNS);
      const row = await differences.lockUserForDeletion(user).executeTakeFirst();
      if (leaseIn(row)?.overhaul !== "deletion") throw new DeletionEnded();
      return piece(transaction);
    });
  try {
    await removeInPieces(inPiece, uid);
    await inPiece(async (transaction) => {
      // A little may have come since, by calls that were in before.
      for (const table of ROWS_OF_LEARNERS)
        await transaction.deleteFrom(table).where("uid", "=", uid).execute();
      await differences.limitsIn(transaction).forget(uid);
    });
  } catch (error) {
    if (!(error instanceof DeletionEnded)) throw error;
  }
}

/** Each before those that it refers to. */
const ROWS_OF_LEARNERS = [
  "reports",
  "score_reports",
  "mistakes",
  "answers",
  "sitting_questions",
  "issued_questions",
  "sitting_modules",
  "sittings",
  "study_sessions",
  "topic_progress",
  "abilities",
  "ability_days",
  "cards",
  "push_subscriptions",
  "sessions",
  "users",
] as const;

function userRow(transaction: Transaction<Database>, uid: string) {
  return transaction.selectFrom("users").select("uid").where("uid", "=", uid);
}
