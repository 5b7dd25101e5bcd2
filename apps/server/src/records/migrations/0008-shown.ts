import { type Kysely, sql } from "kysely";

/** When a question was shown, whether the learner had seen its item before, and why it was chosen. */
export async function shown(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable("issued_questions");
  await table.addColumn("shown_at", "text").execute();
  await table
    .addColumn("seen_before", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await table.addColumn("reason", "text").execute();
  await tellOfEarlierOnes(db);
  await db.schema
    .createIndex("issued_questions_shown")
    .on("issued_questions")
    .columns(["uid", "shown_at"])
    .execute();
}

/** An answered question was shown by then; of the others nothing is known, and none may come as if it were new. */
async function tellOfEarlierOnes(db: Kysely<unknown>): Promise<void> {
  await sql`
    update issued_questions set
      seen_before = case when round > 0 then 1 else 0 end,
      shown_at = coalesce(
        (select answered_at from answers where question_id = issued_questions.id),
        issued_at
      )
  `.execute(db);
}
