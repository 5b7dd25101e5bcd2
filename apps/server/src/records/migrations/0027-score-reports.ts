import type { Kysely } from "kysely";

/** What the exam's own reports say, as learners have copied them: one of a day. */
export async function scoreReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("score_reports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid"))
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("reading_writing", "integer", (column) => column.notNull())
    .addColumn("math", "integer", (column) => column.notNull())
    .addColumn("bands", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("score_reports_day")
    .unique()
    .on("score_reports")
    .columns(["uid", "day"])
    .execute();
}
