import type { Kysely } from "kysely";

/**
 * What a learner has met of late, what is on its way to them, and how far they came on a path, is read at every question:
 * from an index each, which holds all that is asked. What was never shown stands first in its index, in the order in
 * which it was issued. Few questions have a place in a study session, and only these are in its index.
 */
export async function meetings(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("issued_questions_shown").execute();
  await db.schema
    .createIndex("issued_questions_shown")
    .on("issued_questions")
    .columns(["uid", "shown_at", "issued_at", "for_stock", "study_session", "model", "source"])
    .execute();
  await db.schema.dropIndex("issued_questions_walk").execute();
  await db.schema
    .createIndex("issued_questions_walk")
    .on("issued_questions")
    .columns(["uid", "model", "version", "level", "position", "seed"])
    .execute();
  await db.schema.dropIndex("issued_questions_place").execute();
  await db.schema
    .createIndex("issued_questions_place")
    .unique()
    .on("issued_questions")
    .columns(["study_session", "number"])
    .where("study_session", "is not", null)
    .execute();
}
