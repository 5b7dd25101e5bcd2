import type { Transaction } from "kysely";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";

/** Has whatever else is done to what is the learner's, under this lock, wait until the transaction ends. */
export async function lockLearner(
  transaction: Transaction<Database>,
  { lockUser }: Differences,
  uid: string,
): Promise<void> {
  await lockUser(transaction.selectFrom("users").select("uid").where("uid", "=", uid)).execute();
}
