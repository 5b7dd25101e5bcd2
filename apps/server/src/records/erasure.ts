import { EMPTY_STATS } from "@sat/contract";
import type { Kysely, Transaction } from "kysely";
import { refuseWhileImporting } from "../policies/refuse-while-importing.ts";
import { clearedQuestions } from "./clearing.ts";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { atomically } from "./giving-way.ts";

/** Whom to forget. */
export interface Leaver {
  readonly uid: string;
  /** Whether an account of the embedded identity provider is this learner's. */
  readonly isTheirs: (localAccountId: string) => boolean;
}

export interface Erasure {
  /**
   * Forgets what the learner has answered and all that follows from it, all or nothing. That a question was issued
   * stays known, so that none comes a second time.
   */
  forgetProgress(uid: string): Promise<void>;
  /** Forgets the learner: no row of any table is left, all or nothing. */
  forgetLearner(leaver: Leaver): Promise<void>;
}

export function erasureIn(db: Kysely<Database>, differences: Differences): Erasure {
  return {
    forgetProgress: (uid) =>
      atomically(db, async (transaction) => {
        // Whatever would refer to a row that goes waits, and then finds that there is none.
        const user = userRow(transaction, uid).select("import_id");
        const row = await differences.lockUserForDeletion(user).executeTakeFirst();
        // Nobody is let in meanwhile, but this call may have been in before.
        refuseWhileImporting(Boolean(row?.import_id));
        await clearProgress(transaction, differences, uid);
        await transaction
          .updateTable("issued_questions")
          .set({ skipped_at: null })
          .where("uid", "=", uid)
          .where("skipped_at", "is not", null)
          .execute();
      }),

    forgetLearner: ({ uid, isTheirs }) =>
      atomically(db, async (transaction) => {
        // Whatever would add a row of the learner's waits, and then finds that there is no such learner.
        await differences.lockUserForDeletion(userRow(transaction, uid)).execute();
        await clearProgress(transaction, differences, uid);
        await transaction.deleteFrom("issued_questions").where("uid", "=", uid).execute();
        await transaction.deleteFrom("sessions").where("uid", "=", uid).execute();
        await transaction.deleteFrom("users").where("uid", "=", uid).execute();
        await differences.limitsIn(transaction).forget(uid);
        const accounts = await transaction.selectFrom("local_accounts").select("id").execute();
        for (const { id } of accounts.filter((account) => isTheirs(account.id))) {
          await transaction.deleteFrom("local_accounts").where("id", "=", id).execute();
          // A sign-in names its account until it expires.
          const names = `%${id}%`;
          await transaction.deleteFrom("provider_states").where("payload", "like", names).execute();
        }
      }),
  };
}

/**
 * Leaves the learner as one who has answered nothing yet, though perhaps skipped some; the transaction must hold the
 * learner's lock.
 */
async function clearProgress(
  transaction: Transaction<Database>,
  { mergeJson }: Pick<Differences, "mergeJson">,
  uid: string,
): Promise<void> {
  await transaction.deleteFrom("reports").where("uid", "=", uid).execute();
  await transaction.deleteFrom("answers").where("uid", "=", uid).execute();
  await clearedQuestions(transaction).where("uid", "=", uid).execute();
  await transaction.deleteFrom("study_sessions").where("uid", "=", uid).execute();
  await transaction.deleteFrom("topic_progress").where("uid", "=", uid).execute();
  await transaction
    .updateTable("users")
    .set({ stats: mergeJson("stats", EMPTY_STATS), last_day: null })
    .where("uid", "=", uid)
    .execute();
}

function userRow(transaction: Transaction<Database>, uid: string) {
  return transaction.selectFrom("users").select("uid").where("uid", "=", uid);
}
