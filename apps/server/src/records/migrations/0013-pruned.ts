import { type Kysely, sql } from "kysely";

/** What becomes of a question's content once there are many newer ones, with those it is not decided of in an index. */
export async function pruned(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("issued_questions").addColumn("pruned", "integer").execute();
  await db.schema
    .createIndex("issued_questions_unpruned")
    .on("issued_questions")
    .columns(["uid", "issued_at", "id"])
    .where(sql.ref("pruned"), "is", null)
    .execute();
}
