import type { Kysely } from "kysely";

/**
 * What long work is done by in pieces: questions in the order in which they were issued, however many of them in one
 * millisecond, the same of study sessions, and for each learner the import under way, of which only the whole may stay.
 */
export async function inPieces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("issued_questions_in_order")
    .on("issued_questions")
    .columns(["uid", "issued_at", "id"])
    .execute();
  // The new one begins with it.
  await db.schema.dropIndex("issued_questions_recent").execute();
  await db.schema
    .createIndex("study_sessions_in_order")
    .on("study_sessions")
    .columns(["uid", "started_at", "id"])
    .execute();
  for (const name of ["import_id", "import_until"]) {
    await db.schema.alterTable("users").addColumn(name, "text").execute();
  }
}
