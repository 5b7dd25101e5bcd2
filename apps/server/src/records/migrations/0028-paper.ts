import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Tests on paper: any number may lie beside the one that goes on, the key of one may be opened before its answers are
 * entered, and how long its answers took is unknown.
 */
export async function paper(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sittings").addColumn("key_opened_at", "text").execute();
  await db.schema.dropIndex("sittings_one_open").execute();
  await db.schema
    .createIndex("sittings_one_open")
    .unique()
    .on("sittings")
    .columns(["uid"])
    .where(sql.ref("ended_at"), "is", null)
    .where(sql.ref("discarded_at"), "is", null)
    .where(sql.ref("mode"), "<>", sql.lit("paper"))
    .execute();
  await letTimeBeUnknown(db);
}

/** PostgreSQL writes no answer anew for it, so that no call waits until all are copied. */
async function letTimeBeUnknown(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return replaceTime(db);
  await db.schema
    .alterTable("answers")
    .alterColumn("time_spent", (column) => column.dropNotNull())
    .execute();
}

/** A column that may not be null stays so in SQLite: another takes its place, and the index of 0021 is made anew. */
async function replaceTime(db: Kysely<unknown>): Promise<void> {
  const answers = db.schema.alterTable("answers");
  await answers.addColumn("time_taken", "integer").execute();
  await sql`update answers set time_taken = time_spent`.execute(db);
  await db.schema.dropIndex("answers_by_skill").execute();
  await answers.dropColumn("time_spent").execute();
  await answers.renameColumn("time_taken", "time_spent").execute();
  const order = ["uid", "asked_skill", "answered_at", "question_id"];
  const summed = ["day", "correct", "time_spent", "confidence"];
  await db.schema
    .createIndex("answers_by_skill")
    .on("answers")
    .columns([...order, ...summed])
    .execute();
}
