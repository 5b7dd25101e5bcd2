import type { Kysely } from "kysely";

/** What learners say is wrong with questions: one report a question, with all it takes to make the item again. */
export async function reports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reports")
    .addColumn("question_id", "text", (column) =>
      column.primaryKey().references("issued_questions.id"),
    )
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("flaw", "text", (column) => column.notNull())
    .addColumn("comment", "text", (column) => column.notNull())
    .addColumn("item_id", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("level", "text", (column) => column.notNull())
    .addColumn("seed", "integer", (column) => column.notNull())
    .addColumn("reported_at", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .execute();
  await db.schema.createIndex("reports_of_learner").on("reports").column("uid").execute();
}
