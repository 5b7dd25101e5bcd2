import { type Kysely, sql } from "kysely";

/**
 * Lists tell the scores of sections beside that of a test. They say as well that what it has come to was worked out with
 * them: reports without, of earlier tests, are worked out anew.
 */
export async function sectionScores(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sittings").addColumn("section_scores", "text").execute();
  await db.schema.dropIndex("sittings_unreported").execute();
  await db.schema
    .createIndex("sittings_unreported")
    .on("sittings")
    .column("ended_at")
    .where(sql.ref("ended_at"), "is not", null)
    .where(sql.ref("section_scores"), "is", null)
    .execute();
}
