import { type Kysely, sql } from "kysely";

/**
 * What a learner model will rest on: of a question its skill, kind, the slips behind its options, its features and the version
 * of its source, of an answer whether it was chosen or typed, and how it came about. Of earlier ones little is known.
 */
export async function learning(db: Kysely<unknown>): Promise<void> {
  const questions = db.schema.alterTable("issued_questions");
  await questions.addColumn("skill", "text").execute();
  await questions
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("choice"))
    .execute();
  await questions.addColumn("codes", "text").execute();
  await questions.addColumn("features", "text").execute();
  await questions.addColumn("source_version", "integer").execute();

  const answers = db.schema.alterTable("answers");
  await answers.addColumn("response_kind", "text").execute();
  await answers.addColumn("time_to_first", "integer").execute();
  await answers.addColumn("changes", "integer").execute();
  await answers.addColumn("hints_used", "integer").execute();
  await answers.addColumn("confidence", "text").execute();
  // Until now there were options alone, and no answer means that time ran out.
  await sql`update answers set response_kind = 'choice' where answer is not null`.execute(db);
}
