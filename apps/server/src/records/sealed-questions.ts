import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** Has the questions be like all others: their module has ended. */
export async function unseal(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("issued_questions")
    .set({ sealed: null })
    .where("id", "in", ids)
    .where("sealed", "is not", null)
    .execute();
}
