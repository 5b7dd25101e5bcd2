import type { Kysely } from "kysely";

/** That a question was proven before it was issued, and how; questions of an earlier time have no proof. */
export async function proofs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("issued_questions").addColumn("proof", "text").execute();
}
