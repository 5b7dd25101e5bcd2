import type { Kysely } from "kysely";

/** What is believed of learners, and which missed question another was asked as a twin of. */
export async function learningLoop(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("abilities")
    .addColumn("uid", "text", (column) => column.primaryKey().references("users.uid"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("issued_questions").addColumn("twin_of", "text").execute();
}
