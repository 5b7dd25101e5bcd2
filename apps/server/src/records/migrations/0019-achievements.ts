import { type Kysely, sql } from "kysely";

/**
 * What achievements rest on: the level and the skill of what was answered stand with the answer, as its section does,
 * in an index that has all that is counted by day; the few questions that are twins are in one of their own.
 */
export async function achievements(db: Kysely<unknown>): Promise<void> {
  const answers = db.schema.alterTable("answers");
  await answers
    .addColumn("asked_level", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await answers.addColumn("asked_skill", "text").execute();
  await sql`
    update answers set (asked_level, asked_skill) = (
      select level, skill from issued_questions where issued_questions.id = answers.question_id
    )
  `.execute(db);
  await db.schema
    .createIndex("answers_by_day")
    .on("answers")
    .columns(["uid", "day", "correct", "section", "asked_level", "response_kind", "asked_skill"])
    .execute();
  await db.schema
    .createIndex("issued_questions_twins")
    .on("issued_questions")
    .columns(["uid", "id"])
    .where(sql.ref("twin_of"), "is not", null)
    .execute();
}
