import type { Kysely } from "kysely";

/** When a question was left unanswered for another, with the few that were in an index for the history. */
export async function skipped(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("issued_questions").addColumn("skipped_at", "text").execute();
  await db.schema
    .createIndex("issued_questions_skipped")
    .on("issued_questions")
    .columns(["uid", "skipped_at", "id"])
    .where("skipped_at", "is not", null)
    .execute();
}
