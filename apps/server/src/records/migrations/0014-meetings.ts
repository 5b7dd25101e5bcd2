import type { Kysely } from "kysely";

const MET = ["model", "source"];

/**
 * What a learner has met of late, what is on its way to them, and how far they came on a path, is read at every question:
 * from an index each, which holds all that is asked. Few questions have a place in a study session, and only these are
 * in its index.
 */
export async function meetings(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("issued_questions_shown").execute();
  await db.schema
    .createIndex("issued_questions_met")
    .on("issued_questions")
    .columns(["uid", "shown_at", "issued_at", ...MET])
    .where("shown_at", "is not", null)
    .execute();
  await db.schema
    .createIndex("issued_questions_on_their_way")
    .on("issued_questions")
    // The last is always null; without it, SQLite would look into each row to see that it is.
    .columns(["uid", "for_stock", "study_session", "issued_at", ...MET, "shown_at"])
    .where("shown_at", "is", null)
    .execute();
  await db.schema.dropIndex("issued_questions_place").execute();
  await db.schema
    .createIndex("issued_questions_place")
    .unique()
    .on("issued_questions")
    .columns(["study_session", "number"])
    .where("study_session", "is not", null)
    .execute();
  await db.schema.dropIndex("issued_questions_walk").execute();
  await db.schema
    .createIndex("issued_questions_walk")
    .on("issued_questions")
    .columns(["uid", "model", "version", "level", "position", "seed"])
    .execute();
}
