import { type Kysely, sql } from "kysely";

/** Answers by time, section and topic, so that a page of the history is read from one index. */
export async function history(db: Kysely<unknown>): Promise<void> {
  await nameSectionAndTopic(db);
  await createIndexes(db);
}

async function nameSectionAndTopic(db: Kysely<unknown>): Promise<void> {
  for (const name of ["section", "topic"]) {
    await db.schema
      .alterTable("answers")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await sql`
    update answers set (section, topic) = (
      select section, topic from issued_questions where issued_questions.id = answers.question_id
    )
  `.execute(db);
}

/** The result stands last in each: it is told without a look at the answer itself. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const order = ["answered_at", "question_id", "correct"];
  const indexes = {
    answers_history: ["uid", ...order],
    answers_by_section: ["uid", "section", ...order],
    answers_by_topic: ["uid", "topic", ...order],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on("answers").columns(columns).execute();
  }
}
