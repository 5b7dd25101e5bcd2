import { type Kysely, sql } from "kysely";

/** Lists tell the scores of sections beside that of a test. What earlier tests have come to is worked out anew for it. */
export async function sectionScores(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sittings").addColumn("section_scores", "text").execute();
  await sql`update sittings set report = null, score = null`.execute(db);
}
